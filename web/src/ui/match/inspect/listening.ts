/** How a thing is asked what it is: a pointer that rests on it, a long press, or the key I on what has the focus. */
import { termRef } from '$ui/match/terms/finding';

/** Milliseconds that a pointer rests on a thing, and that a finger presses it. */
const HOVER_MS = 400;
const PRESS_MS = 450;
/** Milliseconds that a pointer may take from the thing to its card. */
const LEAVE_MS = 200;
/** A finger that moves further than that scrolls. */
const STILL_PX = 10;

const THING = '[data-ref], [data-thing], [data-place], [data-term]';

/** The ref of what an element draws. */
export function refOf({ dataset }: HTMLElement): string {
  if (dataset.term !== undefined) return termRef(dataset.term);
  return dataset.ref ?? dataset.thing ?? dataset.place ?? '';
}

/** The innermost thing that an event happened on. */
export function thingAt(target: EventTarget | null): HTMLElement | null {
  const element = target instanceof Element ? target : null;
  if (element?.closest('[data-inspect], [data-flights]')) return null;
  return element?.closest<HTMLElement>(THING) ?? null;
}

export interface Hands {
  open(ref: string, element: HTMLElement, byKey: boolean): void;
  close(): void;
  /** Whether something may be opened now. */
  ready(): boolean;
}

/** Listen on the table. Returns how to stop. */
export function listenForInspect(root: HTMLElement, hands: Hands): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let over: HTMLElement | null = null;
  let pressed: { x: number; y: number } | null = null;
  let held = false;
  /** Where the pointer was last seen: a page that changes under a pointer at rest asks nothing. */
  let at = { x: -1, y: -1 };
  const inCard = (target: EventTarget | null) => target instanceof Element && target.closest('[data-inspect]') !== null;
  const later = (element: HTMLElement, milliseconds: number, then: () => void = () => undefined) => {
    clearTimeout(timer);
    timer = setTimeout(() => {
      if (!hands.ready()) return;
      then();
      hands.open(refOf(element), element, false);
    }, milliseconds);
  };
  const stop = new AbortController();
  const on = <K extends keyof HTMLElementEventMap>(
    type: K,
    listener: (event: HTMLElementEventMap[K]) => void,
    capture = false,
  ) => root.addEventListener(type, listener, { signal: stop.signal, capture, passive: !capture });

  on('pointerover', (event) => {
    if (event.pointerType !== 'mouse' || event.buttons) return;
    if (inCard(event.target)) return clearTimeout(timer);
    const element = thingAt(event.target);
    if (element === over) return;
    over = element;
    clearTimeout(timer);
    if (at.x === event.clientX && at.y === event.clientY) return;
    if (element) later(element, HOVER_MS);
    else timer = setTimeout(() => hands.close(), LEAVE_MS);
  });
  on('pointerleave', (event) => {
    if (event.pointerType !== 'mouse') return;
    over = null;
    clearTimeout(timer);
    timer = setTimeout(() => hands.close(), LEAVE_MS);
  });
  on('pointerdown', (event) => {
    clearTimeout(timer);
    held = false;
    at = { x: event.clientX, y: event.clientY };
    const element = thingAt(event.target);
    if (!inCard(event.target)) hands.close();
    if (event.pointerType === 'mouse' || !element) return;
    pressed = { x: event.clientX, y: event.clientY };
    later(element, PRESS_MS, () => (held = true));
  });
  on('pointermove', (event) => {
    at = { x: event.clientX, y: event.clientY };
    if (pressed && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > STILL_PX) clearTimeout(timer);
  });
  for (const type of ['pointerup', 'pointercancel'] as const)
    on(type, (event) => {
      if (event.pointerType !== 'mouse') clearTimeout(timer);
      pressed = null;
    });
  // A long press asks; it does not choose.
  on(
    'click',
    (event) => {
      if (!held) return;
      held = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );
  on(
    'contextmenu',
    (event) => {
      if (held) event.preventDefault();
    },
    true,
  );
  on('keydown', (event) => {
    if (event.key.toLowerCase() !== 'i' || event.ctrlKey || event.metaKey || event.altKey) return;
    if (event.target instanceof Element && event.target.closest('input, textarea, select, [contenteditable]')) return;
    const element = thingAt(event.target);
    if (element && hands.ready()) hands.open(refOf(element), element, true);
  });
  return () => {
    clearTimeout(timer);
    stop.abort();
  };
}
