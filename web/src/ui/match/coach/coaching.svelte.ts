/**
 * The coach of a lesson on this page: which line is said, what lights up, and what the buttons do; and the coach of the match
 * that goes on after it. What the server says of the position is enough; only which things were looked at is remembered here.
 */
import { answered, POST, PUT, type Schemas } from '$api/http';
import type { Match } from '$ui/match/match.svelte';
import type { Choice } from '$ui/picker/picker';

export type LessonView = Schemas['LessonView'];
type Look = Schemas['CoachLook'];

/** What the coach needs of a match. */
export type Coached = Pick<Match, 'id' | 'picking' | 'play' | 'mine' | 'busy'> & {
  readonly seen: Match['seen'];
  readonly playback: { readonly on: boolean };
};

export class Coaching {
  /** What the coach said to an action beside the lesson, and the action. */
  reply = $state.raw<{ readonly text: string; readonly choice: Choice } | null>(null);
  /** The ids of the steps that were looked at. */
  private looked = $state.raw<ReadonlySet<string>>(new Set());
  /** What was said after the last look. */
  private lastLook = $state.raw<Look | null>(null);

  /** Whether this page has switched the coach on or off after the lesson; null if it has not. */
  private switched = $state<boolean | null>(null);

  constructor(private readonly match: Coached) {}

  /** Whether the match has a coach after its lesson, switched on or off. */
  get watched(): boolean {
    return Boolean(this.match.seen?.words?.coach);
  }

  /** Whether the coach watches the match that goes on after a lesson. */
  get watching(): boolean {
    return this.watched && (this.switched ?? this.match.seen?.words?.coach?.on ?? false);
  }

  /** What the coach says to the last decision; empty if that is nothing. */
  get praise(): string {
    return (this.watching && this.match.seen?.words?.coach?.praise) || '';
  }

  /** Switch the coach of the match on or off; the server remembers it. */
  async watch(on: boolean): Promise<void> {
    const before = this.switched;
    this.switched = on;
    const request = PUT('/api/matches/{match}/coach', { params: { path: { match: this.match.id } }, body: { on } });
    await answered(request).catch(() => (this.switched = before));
  }

  /** What the server says; null without a coach. */
  get lesson(): LessonView | null {
    return this.match.seen?.words?.lesson ?? null;
  }

  /** Something to look at before the question; null if there is nothing left. */
  get look(): Look | null {
    if (this.match.playback.on) return null;
    return this.lesson?.looks.find(({ step }) => !this.looked.has(step)) ?? null;
  }

  /** The number of the step, from 1 on. */
  get number(): number {
    return this.look?.number ?? this.lesson?.number ?? 1;
  }

  /** How many steps are done, from the first on: all of them when nothing is left to look at or to decide. */
  get done(): number {
    const { lesson } = this;
    return lesson?.finished && !this.look ? lesson.titles.length : this.number - 1;
  }

  get title(): string {
    return this.lesson?.titles[this.number - 1] ?? '';
  }

  /** What the step before was good for: said together with the next line. */
  get closing(): string {
    const { lesson, lastLook } = this;
    const end = lesson?.finished && lastLook?.number === lesson.titles.length;
    if (lastLook && (end || lastLook.number === this.number - 1)) return lastLook.after;
    return this.look && this.look !== lesson?.looks[0] ? '' : (lesson?.closing ?? '');
  }

  /** What to do now, and why; empty while others move. */
  get line(): string {
    return this.look?.before ?? (this.match.mine ? (this.lesson?.before ?? '') : '');
  }

  /** The things that light up; none where any answer goes on with the lesson. */
  get light(): readonly string[] {
    return this.look?.light ?? (this.match.mine && !this.free ? (this.lesson?.light ?? []) : []);
  }

  /** The legal action that goes on with the lesson; null if any does, or none is asked for. */
  get answer(): Choice | null {
    const { lesson, match } = this;
    if (!lesson || lesson.free || this.look || !match.mine) return null;
    return match.picking.legal[lesson.accepted[0] ?? -1] ?? null;
  }

  /** Whether any legal action goes on with the lesson. */
  get free(): boolean {
    return Boolean(this.lesson?.free && !this.look && this.match.mine);
  }

  /** Go on after a look; true if there was one and the thing belongs to it. */
  touched(ref: string): boolean {
    const { look } = this;
    if (!look?.touch.includes(ref)) return false;
    this.goOn();
    return true;
  }

  goOn(): void {
    const { look } = this;
    if (!look) return;
    this.looked = new Set([...this.looked, look.step]);
    this.lastLook = look;
  }

  /** Choose on the table what the coach means; it is not played. */
  show(): void {
    if (this.answer) this.match.picking.choose(this.answer);
  }

  /** Hear what the coach says to an action. */
  hear(text: string, choice: Choice): void {
    this.reply = { text, choice };
  }

  /** Do what the coach advised against; the lesson ends, the match goes on. */
  async goOwnWay(): Promise<void> {
    const wanted = this.reply?.choice;
    this.reply = null;
    if (wanted) await this.match.play(wanted, true);
  }

  /** Let the coach make the decision, or go on after a look. */
  async skip(): Promise<void> {
    if (this.look) return this.goOn();
    const body = { seq: this.match.seen?.seq ?? 0, key: crypto.randomUUID() };
    await answered(POST('/api/matches/{match}/lesson/skip', { params: { path: { match: this.match.id } }, body }));
  }

  /** Go back to a step that was reached. */
  async back(step: number): Promise<void> {
    const body = { seq: this.match.seen?.seq ?? 0, step, key: crypto.randomUUID() };
    await answered(POST('/api/matches/{match}/lesson/back', { params: { path: { match: this.match.id } }, body }));
    const later = this.lesson?.titles.length ?? 0;
    if (step <= later) this.looked = new Set();
  }

  /** A new position: what was advised against is gone. */
  forget(): void {
    this.reply = null;
  }
}
