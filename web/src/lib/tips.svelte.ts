// One line about anything that has data-tip: a pointer that rests on it asks for it, or a finger that stays there.

export interface Tip {
  text: string;
  /** In pixels of the window. */
  at: [number, number];
  /** A finger asked: the line stands above it, and stays until the next touch. */
  isTouch: boolean;
  /** The board shows it in a card of its own (data-own-card). */
  isOnBoard: boolean;
}

const REST = 300;
const PRESS = 450;
const SLACK = 10;
const AFTER = 80;

class Tips {
  now: Tip | null = $state.raw(null);
  #about: Element | null = null;
  #at: [number, number] = [0, 0];
  #timer: ReturnType<typeof setTimeout> | undefined;
  #isPressed = false;

  /** Listens on the whole page; returns what ends it. */
  listen(): () => void {
    const stop = new AbortController();
    const { signal } = stop;
    const on = (name: keyof DocumentEventMap, react: (event: never) => void, capture = false): void =>
      document.addEventListener(name, react as EventListener, { signal, capture });
    on('pointerover', (event: PointerEvent) => event.pointerType !== 'touch' && this.#rest(event));
    on('pointermove', (event: PointerEvent) => this.#move(event));
    on('pointerdown', (event: PointerEvent) => this.#press(event), true);
    on('pointerup', () => this.#lift());
    on('pointercancel', () => this.#lift());
    on('pointerleave', () => this.hide());
    on('scroll', () => this.hide(), true);
    on('keydown', () => this.hide());
    // A long press asks; it chooses nothing.
    const swallow = (event: Event): void => {
      if (!this.#isPressed) return;
      event.preventDefault();
      event.stopPropagation();
    };
    on('click', swallow, true);
    on('contextmenu', swallow, true);
    return () => {
      stop.abort();
      this.hide();
    };
  }

  hide(): void {
    clearTimeout(this.#timer);
    this.#about = null;
    this.now = null;
  }

  #rest(event: PointerEvent): void {
    const about = event.target instanceof Element ? event.target.closest('[data-tip]') : null;
    this.#at = [event.clientX, event.clientY];
    if (about === this.#about) return;
    this.hide();
    this.#about = about;
    if (about) this.#timer = setTimeout(() => this.#show(about, false), REST);
  }

  #move(event: PointerEvent): void {
    const far = Math.hypot(event.clientX - this.#at[0], event.clientY - this.#at[1]) > SLACK;
    if (event.pointerType !== 'touch') this.#at = [event.clientX, event.clientY];
    else if (far && !this.#isPressed) clearTimeout(this.#timer);
  }

  #press(event: PointerEvent): void {
    this.hide();
    this.#isPressed = false;
    if (event.pointerType !== 'touch' || !(event.target instanceof Element)) return;
    const about = event.target.closest('[data-tip]');
    this.#at = [event.clientX, event.clientY];
    if (!about) return;
    this.#timer = setTimeout(() => {
      this.#isPressed = true;
      this.#show(about, true);
    }, PRESS);
  }

  #lift(): void {
    clearTimeout(this.#timer);
    // The click that a long press ends with comes at once.
    if (this.#isPressed) this.#timer = setTimeout(() => (this.#isPressed = false), AFTER);
  }

  #show(about: Element, isTouch: boolean): void {
    const text = about.getAttribute('data-tip');
    if (text && about.isConnected) this.now = { text, at: this.#at, isTouch, isOnBoard: !isTouch && about.closest('[data-own-card]') !== null };
  }
}

export const tips = new Tips();
