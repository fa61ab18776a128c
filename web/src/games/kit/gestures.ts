// Drag, pinch and wheel on the map; a drag never counts as a click.
import type { Attachment } from 'svelte/attachments';
import { CARRIED } from './carry';

export interface Hand {
  /** Fingers are on the map, or no longer. */
  hold: (on: boolean) => void;
  drag: (dx: number, dy: number) => void;
  zoom: (factor: number, at: [number, number]) => void;
}

const SLACK = 7;

export function gestures(hand: Hand): Attachment<HTMLElement> {
  return (element) => {
    const fingers = new Map<number, [number, number]>();
    let moved = 0;
    const spot = (event: PointerEvent | WheelEvent): [number, number] => {
      const box = element.getBoundingClientRect();
      return [event.clientX - box.left, event.clientY - box.top];
    };
    const down = (event: PointerEvent): void => {
      if (event.button > 0 || (event.target instanceof Element && event.target.closest(`[${CARRIED}]`))) return;
      if (fingers.size === 0) moved = 0;
      fingers.set(event.pointerId, spot(event));
      hand.hold(true);
    };
    const move = (event: PointerEvent): void => {
      const before = fingers.get(event.pointerId);
      if (!before) return;
      const now = spot(event);
      const others = [...fingers].filter(([id]) => id !== event.pointerId).map(([, at]) => at);
      const other = others[0];
      moved += Math.hypot(now[0] - before[0], now[1] - before[1]);
      if (moved > SLACK || other) {
        if (!element.hasPointerCapture(event.pointerId)) element.setPointerCapture(event.pointerId);
        if (other) {
          const apart = (at: [number, number]): number => Math.hypot(at[0] - other[0], at[1] - other[1]) || 1;
          hand.zoom(apart(now) / apart(before), [(now[0] + other[0]) / 2, (now[1] + other[1]) / 2]);
          hand.drag((now[0] - before[0]) / 2, (now[1] - before[1]) / 2);
        } else hand.drag(now[0] - before[0], now[1] - before[1]);
      }
      fingers.set(event.pointerId, now);
    };
    const up = (event: PointerEvent): void => {
      fingers.delete(event.pointerId);
      if (fingers.size === 0) hand.hold(false);
    };
    const click = (event: MouseEvent): void => {
      if (moved > SLACK && event.detail > 0) event.stopPropagation();
    };
    const wheel = (event: WheelEvent): void => {
      event.preventDefault();
      hand.zoom(Math.exp(-event.deltaY / 500), spot(event));
    };
    const stop = new AbortController();
    const { signal } = stop;
    element.addEventListener('pointerdown', down, { signal });
    element.addEventListener('pointermove', move, { signal });
    element.addEventListener('pointerup', up, { signal });
    element.addEventListener('pointercancel', up, { signal });
    element.addEventListener('click', click, { signal, capture: true });
    element.addEventListener('wheel', wheel, { signal, passive: false });
    return () => stop.abort();
  };
}
