// A piece that is taken by hand and put down elsewhere on a board. What is carried does not drag the map along, and is not clicked.
import type { Attachment } from 'svelte/attachments';

export interface Carrier {
  /** Whether it may be taken now. */
  mayLift: () => boolean;
  lift: () => void;
  /** On its way, at a point of the window. */
  carry: (x: number, y: number) => void;
  /** Put down there, or null where it goes back. */
  drop: (at: readonly [number, number] | null) => void;
}

const SLACK = 7;

/** Marked so that the gestures of the map leave it alone. */
export const CARRIED = 'data-carried';

export function carried(by: Carrier): Attachment<Element> {
  return (element) => {
    const stop = new AbortController();
    let end: AbortController | null = null;
    const down = (event: PointerEvent): void => {
      if (event.button > 0 || end || !by.mayLift()) return;
      const [x, y, id] = [event.clientX, event.clientY, event.pointerId];
      let isLifted = false;
      end = new AbortController();
      const { signal } = end;
      const over = (at: readonly [number, number] | null): void => {
        end?.abort();
        end = null;
        if (!isLifted) return;
        // The click that follows was no click.
        const hush = (click: MouseEvent): void => click.stopPropagation();
        addEventListener('click', hush, { capture: true, once: true });
        setTimeout(() => removeEventListener('click', hush, { capture: true }));
        by.drop(at);
      };
      const move = (to: PointerEvent): void => {
        if (to.pointerId !== id) return;
        if (!isLifted && Math.hypot(to.clientX - x, to.clientY - y) <= SLACK) return;
        if (!isLifted) by.lift();
        isLifted = true;
        by.carry(to.clientX, to.clientY);
      };
      addEventListener('pointermove', move, { signal });
      addEventListener('pointerup', (up) => up.pointerId === id && over([up.clientX, up.clientY]), { signal });
      addEventListener('pointercancel', (up) => up.pointerId === id && over(null), { signal });
      addEventListener('keydown', (key) => key.key === 'Escape' && over(null), { signal });
    };
    element.setAttribute(CARRIED, '');
    element.addEventListener('pointerdown', down as EventListener, { signal: stop.signal });
    return () => {
      stop.abort();
      element.removeAttribute(CARRIED);
    };
  };
}
