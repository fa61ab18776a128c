// The entries of a catalogue and their fields. Written by web/make_types.py.
import type { Field } from './words';

export type PageWords = {
};
