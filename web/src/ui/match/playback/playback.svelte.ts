/**
 * Playback: what happened is shown one scene at a time before the next question is asked. Positions wait in a queue; each
 * replaces the one on the page when the scenes of its last entry begin.
 */
import { tick, untrack } from 'svelte';
import type { Schemas } from '$api/http';
import { settings } from '$ui/settings.svelte';
import { holdMs, SCENE_MS } from './hold';
import { gainsBetween, type Gain } from './points';
import { scenesOf, type Scene } from './scenes';
import type { Stage } from './stage';

type Seen = Schemas['PositionView'];

/** Scenes that may wait; more are summed up instead. */
export const MOST_WAITING = 40;

/** What the page does meanwhile. */
export interface Director {
  /** Replace the position on the page. */
  present(seen: Seen): void;
  /** Somebody who listens hears a scene. */
  tell(scene: Scene): void;
  /** Everything was shown or skipped: the question can be asked. Nobody was told of scenes that are `unheard`. */
  finished(unheard: readonly Scene[]): void;
  /** The own clock is so short that nobody wants to watch. */
  hurried(): boolean;
  /** Too much has happened to be shown one by one. */
  tooMuch(): void;
}

interface Waiting {
  readonly seen: Seen;
  /** Scenes that were not shown yet; the first may be on the page. */
  scenes: readonly Scene[];
  /** Its position is on the page. */
  presented: boolean;
  /** The first scene was done by the reader: it is shown, and nobody waits for it. */
  readonly own: Scene | null;
  readonly gains: readonly Gain[];
}

export class Playback {
  /** The scene that is shown; null if none is. */
  scene = $state.raw<Scene | null>(null);
  /** The scene that the page shows, also one that the reader did; null if none is. */
  shown = $state.raw<Scene | null>(null);
  /** The scenes that follow `scene`. */
  coming = $state.raw<readonly Scene[]>([]);
  paused = $state(false);
  /** The question after all of them is the reader's. */
  mineNext = $state(false);
  /** Shows scenes on the page; null before it is drawn, and after it was left. */
  private stage: Stage | null = null;
  /** The page was left: nobody sees anything any more. */
  private closed = false;

  /** The scenes that were shown, the newest last, and how far behind it the reader looks back. */
  private past = $state.raw<readonly Scene[]>([]);
  private behind = $state(0);
  private queue: Waiting[] = [];
  /** The last position that came. */
  private last: Seen | null = null;
  private running = $state(false);
  private go: () => void = () => undefined;
  private round = 0;

  constructor(private readonly director: Director) {}

  /** Whether something is shown that a question has to wait for. */
  get on(): boolean {
    return this.running && this.scene !== null;
  }

  /** Whether there is an earlier scene to look at again; only somebody who has paused does. */
  get hasBefore(): boolean {
    return this.paused && this.behind < this.past.length - 1;
  }

  /** The page is drawn: what has happened meanwhile is shown on it. An effect that opens it does not depend on what it reads. */
  open(stage: Stage): void {
    this.stage = stage;
    this.closed = false;
    untrack(() => {
      if (this.queue.length && !this.running) this.start();
    });
  }

  /** The page is left. */
  close(): void {
    this.stage?.clear();
    this.stage = null;
    this.closed = true;
    this.skip();
  }

  /** The position that the page begins with. */
  begin(seen: Seen): void {
    this.last = seen;
  }

  /** A new position with what led to it. */
  take(seen: Seen, me: number | null): void {
    const entries = seen.told ?? [];
    const scenes = entries.flatMap((entry) => scenesOf(entry, me));
    const own = entries.length === 1 && me !== null && scenes[0]?.seat === me ? scenes[0] : null;
    this.mineNext = me !== null && seen.deciders.includes(me);
    this.queue.push({ seen, scenes, presented: false, own, gains: gainsBetween(this.last, seen) });
    this.last = seen;
    if (!this.watched) this.skip();
    else if (this.waitingScenes.length > MOST_WAITING) {
      this.skip();
      this.director.tooMuch();
    } else if (this.running) this.coming = this.following;
    // What there is nothing to see of does not wait for the page.
    else if (this.stage || !this.waitingScenes.length) this.start();
  }

  /** Show everything at once: the question can be asked. */
  skip(): void {
    this.round += 1;
    const left = this.queue;
    this.queue = [];
    const unheard = left.flatMap(({ scenes }) => scenes).filter((scene) => scene !== this.past.at(-1));
    for (const each of left) if (!each.presented) this.director.present(each.seen);
    this.end(unheard);
  }

  /** Go on to the next scene. */
  step(): void {
    if (this.behind) this.look(this.behind - 1);
    else this.go();
  }

  /** Show the caption and the marks of the scene before, on the position as it is; only while it is paused. */
  back(): void {
    if (this.hasBefore) this.look(this.behind + 1);
  }

  /** Go on to what the next player did. */
  nextTurn(): void {
    const now = this.past.at(-1);
    this.behind = 0;
    let another = false;
    for (const waiting of this.queue)
      waiting.scenes = waiting.scenes.filter((scene) => {
        another ||= scene.seat !== now?.seat;
        return another || scene === now;
      });
    this.go();
  }

  toggle(): void {
    this.paused = !this.paused;
    if (this.paused) return;
    this.behind = 0;
    this.go();
  }

  private look(behind: number): void {
    this.behind = behind;
    const scene = this.past.at(-1 - behind)!;
    this.scene = this.shown = scene;
    this.coming = this.following;
    this.stage?.show(scene, 0);
  }

  /** Nothing is shown any more. */
  private stopShowing(): void {
    this.stage?.clear();
    this.shown = null;
  }

  private get following(): readonly Scene[] {
    return [...this.past.slice(this.past.length - this.behind), ...this.waitingScenes.slice(1)];
  }

  private get watched(): boolean {
    return !this.closed && settings.pace !== 'instant' && !this.director.hurried();
  }

  private get waitingScenes(): readonly Scene[] {
    return this.queue.flatMap(({ scenes }) => scenes);
  }

  private start(): void {
    this.run().catch((problem: unknown) => {
      this.skip();
      throw problem;
    });
  }

  private async run(): Promise<void> {
    const round = this.round;
    this.running = true;
    for (let waiting = this.queue[0]; waiting; waiting = this.queue[0]) {
      while (waiting.scenes.length) {
        await this.perform(waiting);
        if (round !== this.round) return;
        waiting.scenes = waiting.scenes.slice(1);
      }
      if (!waiting.presented) this.present(waiting);
      this.queue = this.queue.slice(1);
    }
    this.end([]);
  }

  /** Show one scene for as long as it takes. */
  private async perform(waiting: Waiting): Promise<void> {
    const [scene] = waiting.scenes as readonly [Scene];
    const waits = scene !== waiting.own;
    const ms = SCENE_MS[settings.pace];
    const changes = !waiting.presented && scene.seq === waiting.seen.seq;
    this.stage?.clear();
    this.stage?.remember(changes ? waiting.scenes : [scene]);
    if (waits) {
      this.past = [...this.past, scene];
      this.behind = 0;
      this.coming = this.following;
      this.scene = scene;
    }
    this.shown = scene;
    if (changes) this.present(waiting);
    this.director.tell(scene);
    const round = this.round;
    await tick();
    if (round !== this.round) return;
    this.stage?.show(scene, settings.moving ? Math.max(ms / 2, 120) : 0, changes ? waiting.gains : []);
    if (waits) await this.wait(holdMs(scene, settings.pace));
  }

  private present(waiting: Waiting): void {
    waiting.presented = true;
    this.director.present(waiting.seen);
  }

  /** Until the time is over, or somebody goes on; as long as it is paused, only somebody does. */
  private wait(milliseconds: number): Promise<void> {
    return new Promise((done) => {
      const timer = setTimeout(() => {
        if (!this.paused) this.go();
      }, milliseconds);
      this.go = () => {
        clearTimeout(timer);
        this.go = () => undefined;
        done();
      };
    });
  }

  private end(unheard: readonly Scene[]): void {
    const ownOnly = this.scene === null && this.running && !unheard.length;
    this.scene = null;
    this.past = [];
    this.behind = 0;
    this.coming = [];
    this.paused = false;
    this.running = false;
    this.go();
    const round = this.round;
    // What one did oneself is still in the air.
    if (ownOnly) setTimeout(() => round === this.round && !this.running && this.stopShowing(), SCENE_MS.normal);
    else this.stopShowing();
    this.director.finished(unheard);
  }
}
