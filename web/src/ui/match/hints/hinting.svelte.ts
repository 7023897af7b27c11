/** What a bot would do: asked for, thought about, and chosen on the table as if the person had touched the things. It never plays. */
import { answered, POST, type Schemas } from '$api/http';
import { keyOf } from '$ui/match/decision/action-key';
import type { Match } from '$ui/match/match.svelte';
import type { Choice } from '$ui/picker/picker';

/** A legal action that a bot recommends. */
export interface Hint {
  readonly choice: Choice;
  /** The share of the win that it promises, from 0 to 1. */
  readonly share: number;
  /** Why, in one sentence; then what is known about the next step and the points at the end. */
  readonly sentence: string;
}

/** What hints need of a match. */
export type Advised = Pick<Match, 'id' | 'picking'> & { readonly seen: { readonly seq: number } | null };

const SECOND_MS = 1000;

export class Hinting {
  /** The best actions, the best one first; null as long as nobody asked. */
  list = $state.raw<readonly Hint[] | null>(null);
  /** The level of the bot whose opinion it is. */
  level = $state('');
  thinking = $state(false);
  /** Whole seconds since the bot was asked. */
  seconds = $state(0);
  /** The number of the hint, from 0 on, whose pins are lit because somebody points at it. */
  lit = $state<number | null>(null);

  /** The number of the hint that is at hand, from 0 on; null if the person has chosen something else. */
  readonly current: number | null = $derived.by(() => {
    const { proposed, meant } = this.match.picking;
    const at = meant ? (this.list?.findIndex(({ choice }) => choice === proposed) ?? -1) : -1;
    return at < 0 ? null : at;
  });

  constructor(private readonly match: Advised) {}

  /**
   * Ask a bot, and choose its best hint, unless the person has touched something meanwhile. Returns how many hints it has;
   * null if it is thinking already, or if the match moved on. Problem if the server has none.
   */
  async ask(): Promise<number | null> {
    if (this.thinking) return null;
    const { seen, picking, id } = this.match;
    const before = picking.chosen;
    this.thinking = true;
    this.seconds = 0;
    const clock = setInterval(() => (this.seconds += 1), SECOND_MS);
    try {
      const found = await answered(POST('/api/matches/{match}/hints', { params: { path: { match: id } } }));
      if (seen?.seq !== this.match.seen?.seq) return null;
      this.level = found.level;
      this.list = found.hints.flatMap((hint) => this.known(hint));
      if (picking.chosen === before) this.choose(0);
      return this.list.length;
    } finally {
      clearInterval(clock);
      this.thinking = false;
    }
  }

  /** Choose a hint: the table shows it, and the person confirms it or does not. */
  choose(number: number): void {
    const hint = this.list?.[number];
    if (hint) this.match.picking.choose(hint.choice);
  }

  /** Put the hints away; what is chosen stays. */
  close(): void {
    this.list = null;
    this.lit = null;
  }

  /** A hint with the legal action that it means; none if the page does not offer that. */
  private known({ choice, share, reasons, plan, points }: Schemas['HintView']): Hint[] {
    const key = keyOf(choice.action);
    const legal = this.match.picking.legal.find(({ action }) => keyOf(action as object) === key);
    const sentence = [...reasons, plan, points?.sentence].filter(Boolean).join(' ');
    return legal ? [{ choice: legal, share, sentence }] : [];
  }
}

/** A share in whole per cent. */
export const percentOf = (share: number): number => Math.round(share * 100);
