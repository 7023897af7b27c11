/** What a page shows of a record, as the replay wants it: positions for each pair of eyes, and the outline. */
import type { Schemas } from '$api/http';
import { heights } from '$ui/replay/timeline/heights';
import type { Outline } from '$ui/replay/timeline/outline';
import type { Seen } from '$ui/replay/replaying.svelte';
import type { Language } from '$words/fluent';
import type { Part } from './file';
import { patched, type Patch } from './patches';

type Said = Partial<Record<Language, string>>;

interface ShownLine {
  readonly text: Said;
  readonly rule: string;
  readonly event: string;
  readonly quiet?: boolean;
  readonly motions?: Schemas['Motion'][];
  readonly marks?: string[];
  readonly turn?: number | null;
}

interface Shown {
  readonly step: number;
  readonly deciders?: number[];
  readonly asked?: Said;
  readonly over?: boolean;
  readonly seat?: number | null;
  readonly choice?: boolean;
  readonly did?: Said;
  readonly rounds?: number[];
  readonly begins_turn?: boolean;
  readonly totals?: number[];
  readonly views?: (Patch | null)[];
  readonly looks?: number[];
  readonly told?: ShownLine[][];
  readonly hears?: number[];
  readonly ties?: Said[];
  readonly lost?: boolean;
}

export interface GamePart {
  readonly slug: string;
  readonly title: Said;
  readonly seats: readonly Schemas['SeatView'][];
  readonly box: unknown;
  readonly messages: Record<Language, string>;
  readonly steps: number;
}

/** A page has no match to link to. */
const NO_MATCH = '';

export class Positions {
  readonly game: GamePart;
  private readonly steps: readonly Shown[];
  /** By eyes (a spectator first): the views that were built so far. Each shares with the one before it what is the same. */
  private readonly views: unknown[][];

  constructor(parts: readonly Part[]) {
    this.game = parts[0] as unknown as GamePart;
    this.steps = parts.slice(1) as unknown as Shown[];
    this.views = [null, ...this.game.seats].map(() => []);
  }

  get last(): number {
    return this.steps.length - 1;
  }

  /** Whether the position after a step cannot be shown. */
  isLost(step: number): boolean {
    return this.steps[step]?.lost ?? false;
  }

  private view(step: number, eyes: number): unknown {
    const known = this.views[eyes]!;
    for (let at = known.length; at <= step; at++) {
      const { views = [], looks = [] } = this.steps[at]!;
      known.push(patched(known[at - 1], views[looks[eyes] ?? 0]));
    }
    return known[step];
  }

  private lines(shown: Shown, eyes: number, language: Language): Schemas['LogLine'][] {
    const told = shown.told?.[shown.hears?.[eyes] ?? 0] ?? [];
    return told.map(({ text, rule, event, quiet = false, motions = [], marks = [], turn = null }) => ({
      text: text[language] ?? '',
      rule,
      event,
      quiet,
      motions: motions.map(({ thing, origin = '', target = '' }) => ({ thing, origin, target })),
      marks,
      turn,
    }));
  }

  /** A step as a seat saw it; null for a spectator. */
  at(step: number, seat: number | null, language: Language): Seen {
    const shown = this.steps[step]!;
    const eyes = seat === null ? 0 : seat + 1;
    return {
      match: NO_MATCH,
      seq: step,
      step,
      status: shown.over ? 'over' : 'playing',
      seat,
      deciders: shown.deciders ?? [],
      view: this.view(step, eyes),
      legal: [],
      told: [
        {
          seq: step,
          kind: step ? 'action' : 'opening',
          seat: shown.seat ?? null,
          events: [],
          lines: this.lines(shown, eyes, language),
          did: shown.did?.[language] ?? '',
        },
      ],
      words: { asked: shown.asked?.[language] ?? '', legal: [], names: {} },
    } as unknown as Seen;
  }

  /** What set players of equal points apart. */
  ties(language: Language): string[] {
    return (this.steps.at(-1)?.ties ?? []).map((said) => said[language] ?? '');
  }

  outline(language: Language, result: Schemas['Outcome'], eyes: number | null): Outline {
    const sentence = (shown: Shown) => {
      const lines = this.lines(shown, eyes === null ? 0 : eyes + 1, language);
      return (lines.find(({ quiet }) => !quiet) ?? lines[0])?.text ?? shown.did?.[language] ?? '';
    };
    const rounds = this.steps.flatMap(({ step, rounds = [] }) => rounds.map((number) => ({ step, number })));
    const turns = this.steps.filter(({ begins_turn }) => begins_turn);
    const laps = turns
      .filter((_, at) => at % this.game.seats.length === 0)
      .map(({ step }, at) => ({ step, number: at + 1 }));
    return {
      steps: this.steps
        .slice(1)
        .map((shown) => ({ seat: shown.seat ?? 0, choice: shown.choice ?? false, text: sentence(shown) })),
      rounds: rounds.length ? rounds : laps,
      outcome: result,
    };
  }

  /** By seat the height of its points after each step. */
  course(): number[][] {
    return heights(this.game.seats.map((_, seat) => this.steps.map(({ totals = [] }) => totals[seat] ?? 0)));
  }
}
