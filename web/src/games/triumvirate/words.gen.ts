// The entries of a catalogue and their fields. Written by web/make_types.py.
import type { Field } from '../../lib/words';

export type GameWords = {
};
