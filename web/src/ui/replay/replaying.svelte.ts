/** A replay at work: where the reader is, what is shown, and what was fetched before it is asked for. */
import { SvelteMap } from 'svelte/reactivity';
import { Problem, type Schemas } from '$api/http';
import { scenesOf } from '$ui/match/playback/scenes';
import { around, BEHIND, stepped, within, type Way } from './steps';

export type Seen = Schemas['PositionView'];
/** Ask the server for a step as a seat saw it; null for the reader's own seat, or a spectator. */
export type Look = (step: number, seat: number | null) => Promise<Seen>;

/** Milliseconds that a scene is shown while the replay plays, by speed; a step takes as long as its scenes. */
export const SCENE_MS = { slow: 1400, normal: 700, fast: 350, fastest: 175 } as const;
export type Pace = keyof typeof SCENE_MS;
/** The shortest time between two steps, in scenes. */
const MIN_SCENES = 1;

/** Not more often is the server asked while a reader rushes through: it would refuse. */
const BREATH = 120;
/** Milliseconds to wait when it did. */
const RETRY_AFTER_MS = 1500;
const MAX_KEPT_STEPS = 300;
/** The code of the problem that a step has no position any more: later rules cannot rebuild it. */
const LOST = 'position-lost';

const pause = (time: number) => new Promise<void>((go) => setTimeout(go, time));

export class Replaying {
  step = $state(0);
  seat = $state<number | null>(null);
  /** The position that has arrived last; null at a step whose position is lost. */
  shown = $state.raw<Seen | null>(null);
  problem = $state.raw<unknown>(null);
  playing = $state(false);
  pace = $state<Pace>('normal');
  /** Where it stops, if not at every step: before the decisions of one player. */
  stops = $state.raw<readonly number[] | null>(null);
  /** Whether the reader made the last step, or the replay by itself. */
  byHand = $state(false);

  /** What was asked for: the positions, and why a lost one cannot be shown. */
  private readonly kept = new SvelteMap<string, Seen | Problem>();
  private chasing = false;
  private gone = false;
  private timer: ReturnType<typeof setTimeout> | undefined;

  constructor(
    readonly last: number,
    private readonly look: Look,
  ) {}

  /** Why the position of this step cannot be shown; null if it can, or has not arrived. */
  get lost(): Problem | null {
    const known = this.kept.get(this.key(this.step));
    return known instanceof Problem ? known : null;
  }

  /** What is shown is what was asked for, or it is known that there is nothing to show. */
  get settled(): boolean {
    if (this.lost) return true;
    return this.shown?.step === this.step && this.shown === this.kept.get(this.key(this.step));
  }

  /** The step and the known ones before it, the latest first. */
  get story(): Seen[] {
    const steps = Array.from({ length: BEHIND + 1 }, (_, at) => this.step - at);
    const known = steps.map((step) => this.kept.get(this.key(step)));
    return known.filter((each) => each !== undefined && !(each instanceof Problem));
  }

  /** The reader goes somewhere. */
  go(step: number): void {
    this.stop();
    this.byHand = true;
    this.move(within(step, this.last));
  }

  walk(way: Way): void {
    this.go(stepped(way, this.step, this.last, this.stops));
  }

  /** Look through the eyes of somebody else. */
  lookAs(seat: number | null): void {
    this.seat = seat;
    this.move(this.step);
  }

  /** Play by itself, from the beginning if it is at the end; or stop. */
  toggle(): void {
    if (this.playing) return this.stop();
    this.playing = true;
    this.byHand = false;
    if (this.step >= this.last) this.move(0);
    this.wait();
  }

  stop(): void {
    this.playing = false;
    clearTimeout(this.timer);
  }

  /** Ask again for everything: it is told in another language now. */
  forget(): void {
    this.kept.clear();
    this.move(this.step);
  }

  /** Nobody looks any more. */
  leave(): void {
    this.gone = true;
    this.stop();
  }

  private key(step: number, seat = this.seat): string {
    return `${seat ?? ''} ${step}`;
  }

  private wait(): void {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => {
      if (this.settled) this.move(stepped('forward', this.step, this.last, this.stops));
      if (this.step >= this.last) this.stop();
      else this.wait();
    }, this.sceneCount * SCENE_MS[this.pace]);
  }

  /** How many scenes the step on the page has. */
  private get sceneCount(): number {
    const told = this.shown?.step === this.step ? (this.shown.told ?? []) : [];
    return Math.max(MIN_SCENES, told.flatMap((entry) => scenesOf(entry, this.seat)).length);
  }

  private move(step: number): void {
    this.step = step;
    const known = this.kept.get(this.key(step));
    if (known) this.show(known);
    if (!this.chasing) void this.chase();
  }

  private show(known: Seen | Problem): void {
    this.shown = known instanceof Problem ? null : known;
  }

  /** One request at a time, always for what is wanted now: first the step itself, then those around it. */
  private async chase(): Promise<void> {
    this.chasing = true;
    try {
      for (let next = this.wanted(); next !== null && !this.gone; next = this.wanted()) {
        const key = this.key(next);
        const urgent = next === this.step;
        const found = await this.ask(next, this.seat);
        this.keep(key, found);
        if (key === this.key(this.step)) this.show(found);
        this.problem = null;
        if (urgent) await pause(BREATH);
      }
    } catch (problem) {
      this.problem = problem;
      this.stop();
    } finally {
      this.chasing = false;
    }
  }

  private wanted(): number | null {
    const steps = [this.step, ...around(this.step, this.last, this.stops)];
    return steps.find((step) => !this.kept.has(this.key(step))) ?? null;
  }

  /** The position after a step, or why it is lost. */
  private async ask(step: number, seat: number | null): Promise<Seen | Problem> {
    for (;;) {
      try {
        return await this.look(step, seat);
      } catch (problem) {
        if (problem instanceof Problem && problem.code === LOST) return problem;
        if (!(problem instanceof Problem && problem.status === 429) || this.gone) throw problem;
        await pause(RETRY_AFTER_MS);
      }
    }
  }

  private keep(key: string, found: Seen | Problem): void {
    this.kept.set(key, found);
    const [oldest] = this.kept.keys();
    if (this.kept.size > MAX_KEPT_STEPS && oldest !== undefined) this.kept.delete(oldest);
  }
}
