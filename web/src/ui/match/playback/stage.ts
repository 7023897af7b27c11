/** The stage: shows one scene on the page. A copy of what moves flies above everything, and what changed gets an outline. */
import type { Tokens } from '$games/tokens';
import { copyOf, find, findAll, inSight, type Place } from './places';
import { countAt, type Gain } from './points';
import type { Motion, Scene } from './scenes';
import { tokenOf } from './tokens';
import './playback.css';

/** Copies in the air at once; of more things only the first are seen flying. */
const MOST_FLYING = 8;
/** Milliseconds between two things that leave one after the other. */
const STAGGER_MS = 60;
/** A way shorter than that is no way. */
const NEAR_PX = 6;
/** A thing larger than that flies as a token. */
const LARGE_PX = 130;
/** How far the chip with points begins from the right edge of a mat. */
const GAIN_INSET_PX = 96;
/** A place smaller than that is filled by what flies to it, and looks like it. */
const SMALL_PX = 64;

export class Stage {
  private places = new Map<string, Place>();
  /** How far the page was scrolled when the places were remembered. */
  private scrolled = { x: 0, y: 0 };
  private readonly shown: HTMLElement[] = [];
  private layer: HTMLElement | null = null;
  private timers: ReturnType<typeof setTimeout>[] = [];

  constructor(
    readonly root: HTMLElement,
    private readonly me: () => number | null,
    private readonly tokens: Tokens = {},
  ) {}

  /** Remember where the things of some scenes lie, before the page changes. */
  remember(scenes: readonly Scene[]): void {
    this.places = new Map();
    this.scrolled = { x: scrollX, y: scrollY };
    for (const { motions } of scenes)
      for (const { thing, origin, target } of motions)
        for (const ref of [thing, origin, target]) {
          const element = ref && !this.places.has(ref) ? find(this.root, ref, this.me()) : null;
          if (ref && element)
            this.places.set(ref, { box: element.getBoundingClientRect(), copy: copyOf(element, this.root) });
        }
  }

  /** Show a scene on the page as it is now; `milliseconds` for what flies, 0 if nothing may move. */
  show(scene: Scene, milliseconds: number, gains: readonly Gain[] = []): void {
    this.clear();
    for (const gain of gains) this.count(gain, milliseconds);
    const by = `var(--seat-${(scene.seat ?? -1) + 1}, var(--chosen))`;
    const ends = [...scene.motions.flatMap(({ thing, target }) => [thing, target ?? '']), ...scene.marks];
    // What nothing flies from and to would not be seen: without motion both ends are marked.
    const starts = milliseconds ? [] : scene.motions.map(({ origin }) => origin ?? '');
    for (const ref of new Set([...ends, ...starts].filter(Boolean)))
      for (const element of this.concerned(this.drawn(ref), scene)) this.mark(element, by);
    if (!milliseconds) return;
    for (const [number, motion] of scene.motions.slice(0, MOST_FLYING).entries())
      this.fly(motion, by, milliseconds, Math.min(number * STAGGER_MS, milliseconds / 2));
  }

  /** Show scenes one after the other on the page as it is now, each for some milliseconds. */
  showAll(scenes: readonly Scene[], each: number, flying: number): void {
    this.leave();
    this.timers = scenes.map((scene, number) => setTimeout(() => this.show(scene, flying), number * each));
    this.timers.push(setTimeout(() => this.clear(), scenes.length * each));
  }

  /** Show nothing any more. */
  leave(): void {
    for (const timer of this.timers.splice(0)) clearTimeout(timer);
    this.clear();
  }

  /** Take away everything that shows the last scene. */
  clear(): void {
    for (const element of this.shown.splice(0)) {
      element.removeAttribute('data-changed');
      element.removeAttribute('data-arriving');
      element.style.removeProperty('--by');
    }
    this.layer?.remove();
    this.layer = null;
  }

  /** What draws a thing; for a player whose mat cannot be seen also what stands for them. */
  private drawn(ref: string): HTMLElement[] {
    const found = findAll(this.root, ref);
    const instead = find(this.root, ref, this.me());
    return instead && !found.includes(instead) ? [...found, instead] : found;
  }

  /** What draws the thing that moves; null where it has gone to a player whose mat cannot be seen. */
  private landed(thing: string, target: string): HTMLElement | null {
    const itself = find(this.root, thing, this.me());
    return itself && target.startsWith('seat:') && !inSight(this.root, itself) ? null : itself;
  }

  /** What others do does not change a place among the reader's own things that stands for one on the table as well. */
  private concerned(elements: HTMLElement[], scene: Scene): HTMLElement[] {
    if (scene.toMe || scene.seat === this.me()) return elements;
    const outside = elements.filter((element) => !element.closest('.table-dock'));
    return outside.length ? outside : elements;
  }

  private mark(element: HTMLElement, by: string): void {
    element.dataset.changed = '';
    element.style.setProperty('--by', by);
    this.shown.push(element);
  }

  private fly({ thing, origin = '', target = '' }: Motion, by: string, milliseconds: number, delay: number): void {
    const place = find(this.root, target, this.me());
    const itself = this.landed(thing, target) ?? (this.places.has(thing) ? null : filled(place));
    const from = this.places.get(thing) ?? this.places.get(origin);
    const there = itself ?? place;
    if (!from || (!there && target)) return;
    const copy = this.copyFor(thing, itself);
    copy.classList.add('flying');
    copy.setAttribute('data-flying', thing);
    copy.style.setProperty('--by', by);
    const { x, y } = middle(from.box);
    const start = { x: x + this.scrolled.x - scrollX, y: y + this.scrolled.y - scrollY };
    const end = there ? middle(there.getBoundingClientRect()) : start;
    if (there && Math.hypot(end.x - start.x, end.y - start.y) < NEAR_PX) return;
    this.air().append(copy);
    if (itself) {
      itself.dataset.arriving = '';
      this.shown.push(itself);
    }
    const at = ({ x, y }: Point, scale: number) => `translate(${x}px, ${y}px) translate(-50%, -50%) scale(${scale})`;
    const lands = there ? 1 : 0;
    const flight = copy.animate(
      [
        { transform: at(start, 0.85), opacity: 0.4 },
        { transform: at({ x: (start.x + end.x) / 2, y: (start.y + end.y) / 2 - 12 }, 1.08), opacity: 1, offset: 0.5 },
        { transform: at(end, there ? 1 : 1.15), opacity: lands },
      ],
      { duration: milliseconds, delay, easing: 'cubic-bezier(.3, .1, .3, 1)', fill: 'both' },
    );
    flight.onfinish = () => {
      copy.remove();
      itself?.removeAttribute('data-arriving');
    };
  }

  /** What flies: the thing as it looks at one of the ends, or a token of its kind. */
  private copyFor(thing: string, itself: HTMLElement | null): HTMLElement {
    const source = itself ? copyOf(itself, this.root) : this.places.get(thing)?.copy.cloneNode(true);
    const box = itself?.getBoundingClientRect() ?? this.places.get(thing)?.box;
    if (source && box && box.width < LARGE_PX && box.height < 2 * LARGE_PX) {
      const copy = source as HTMLElement;
      copy.style.width = `${box.width}px`;
      copy.style.height = `${box.height}px`;
      copy.style.margin = '0';
      return copy;
    }
    return tokenOf(thing, this.tokens);
  }

  /** Show points counting up beside their player. */
  private count(gain: Gain, milliseconds: number): void {
    const box = find(this.root, `seat:${gain.seat}`, this.me())?.getBoundingClientRect();
    if (!box) return;
    const chip = document.createElement('span');
    chip.className = 'playback-gain';
    chip.style.setProperty('--by', `var(--seat-${gain.seat + 1})`);
    chip.style.left = `${Math.min(box.right, innerWidth) - GAIN_INSET_PX}px`;
    chip.style.top = `${Math.max(box.top, 0)}px`;
    this.air().append(chip);
    const began = performance.now();
    const tell = () => {
      const part = milliseconds ? (performance.now() - began) / milliseconds : 1;
      chip.textContent = `${gain.before} → ${countAt(gain, part)}`;
      if (part < 1 && chip.isConnected) requestAnimationFrame(tell);
    };
    tell();
  }

  private air(): HTMLElement {
    if (!this.layer) {
      this.layer = document.createElement('div');
      this.layer.dataset.flights = '';
      this.layer.setAttribute('aria-hidden', 'true');
      this.root.append(this.layer);
    }
    return this.layer;
  }
}

/** A place that holds nothing but what has come to it; a pool that is only counted does not look like it. */
function filled(place: HTMLElement | null): HTMLElement | null {
  if (place?.dataset.pool !== undefined) return null;
  const box = place?.getBoundingClientRect();
  return box && Math.max(box.width, box.height) < SMALL_PX ? place : null;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

const middle = (box: DOMRect): Point => ({ x: box.left + box.width / 2, y: box.top + box.height / 2 });
