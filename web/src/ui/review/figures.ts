/** The figures of a review as people read them: whole per cent that still add up, and lines to draw. */
import type { Schemas } from '$api/http';

export type Figures = Schemas['SeatFigures'];
export type Account = Schemas['ReviewAccount'];

const MINUS = '\u2212';

/** A share in whole per cent. */
export const percent = (share: number): number => Math.round(100 * share);

/** A change in whole points of share, with its sign. */
export const signed = (points: number): string => (points < 0 ? `${MINUS}${-points}` : `+${points}`);

export interface Rounded {
  readonly start: number;
  readonly luck: number;
  readonly own: number;
  readonly others: number;
  readonly result: number;
}

/**
 * An account in whole per cent whose parts still add up. What rounding leaves over goes to the changes that it hurt
 * most, never to the start or the result.
 */
export function rounded(account: Account): Rounded {
  const exact = [account.luck, account.own, account.others].map((part) => 100 * part);
  const parts = exact.map(Math.round);
  const [start, result] = [percent(account.start), percent(account.result)];
  const sum = () => start + parts.reduce((all, part) => all + part, 0);
  while (sum() !== result) {
    const sign = Math.sign(result - sum());
    const hurt = exact.map((part, at) => sign * (part - parts[at]!));
    const worst = hurt.indexOf(Math.max(...hurt));
    parts[worst]! += sign;
  }
  return { start, luck: parts[0]!, own: parts[1]!, others: parts[2]!, result };
}

export interface Part {
  readonly key: keyof Rounded | 'named' | 'rest';
  readonly points: number;
}

export interface Bar extends Part {
  /** Where it begins and how long it is, in per cent of the room. */
  readonly from: number;
  readonly length: number;
}

/** What the decisions that mattered most cost together, as printed beside each of them. */
export const named = (decisions: readonly Moment[]): number =>
  decisions.reduce((sum, { value }) => sum - percent(-value), 0);

/**
 * An account as it is shown. Where a part is larger than a whole win, the bot has changed its opinion from turn to turn,
 * and nobody can tell whose decision that belongs to: then all decisions but the named ones are one part.
 */
export function partsOf(account: Rounded, decisions: readonly Moment[]): Part[] {
  const { start, luck, own, others, result } = account;
  const lost = named(decisions);
  const changes: Part[] = isLarge(account)
    ? [
        ...(decisions.length ? [{ key: 'named', points: lost } as const] : []),
        { key: 'rest', points: own + others - lost },
      ]
    : [
        { key: 'own', points: own },
        { key: 'others', points: others },
      ];
  return [
    { key: 'start', points: start },
    { key: 'luck', points: luck },
    ...changes,
    { key: 'result', points: result },
  ];
}

/**
 * The parts as bars: each change from what was before it to what is after. Changes may lead below 0 or above 100, so the
 * room is as wide as it has to be.
 */
export function bars(parts: readonly Part[]): Bar[] {
  let after = 0;
  const ends = parts.map(({ key, points }) => {
    const before = key === 'result' ? 0 : after;
    after = before + points;
    return [Math.min(before, after), Math.max(before, after)] as const;
  });
  const [low, high] = [Math.min(0, ...ends.flat()), Math.max(100, ...ends.flat())];
  return parts.map((part, place) => {
    const [from, to] = ends[place]!;
    return { ...part, from: (100 * (from - low)) / (high - low), length: (100 * (to - from)) / (high - low) };
  });
}

export interface Plot {
  readonly width: number;
  readonly height: number;
  readonly last: number;
}

export const across = (plot: Plot, step: number): number => (plot.last ? (step / plot.last) * plot.width : 0);
export const down = (plot: Plot, share: number): number => (1 - Math.min(1, Math.max(0, share))) * plot.height;

const at = (plot: Plot, step: number, share: number): string =>
  `${across(plot, step).toFixed(1)} ${down(plot, share).toFixed(1)}`;

/** The line of a seat, as the path of an SVG. */
export function line(plot: Plot, curve: Figures['curve'], seat: number): string {
  return curve.map(({ step, shares }, number) => `${number ? 'L' : 'M'}${at(plot, step, shares[seat] ?? 0)}`).join('');
}

/** The area between the bounds of the interval. */
export function band(plot: Plot, curve: Figures['curve']): string {
  const upper = curve.map(({ step, high }) => at(plot, step, high));
  const lower = curve.map(({ step, low }) => at(plot, step, low)).reverse();
  return `M${[...upper, ...lower].join('L')}Z`;
}

/** The point of the curve at a step, or the last one before it. */
export function pointAt(curve: Figures['curve'], step: number): Figures['curve'][number] | undefined {
  return curve.findLast((point) => point.step <= step) ?? curve[0];
}

export interface Moment {
  /** From 1 on among the decisions; 0 for luck. */
  readonly number: number;
  readonly step: number;
  readonly value: number;
  /** Half of the interval of a loss. */
  readonly spread: number;
  readonly words: Schemas['MomentWords'] | null;
}

/** The decisions among the key moments with their words, the greatest loss first. */
export function decisionsOf(figures: Figures, words: readonly Schemas['MomentWords'][]): Moment[] {
  return figures.key_moments
    .filter(({ kind }) => kind === 'decision')
    .map(({ step, value }, place) => {
      const low = figures.decisions.find((each) => each.step === step)?.low;
      return {
        number: place + 1,
        step,
        value,
        spread: low === null || low === undefined ? 0 : Math.max(0, -value - low),
        words: words.find((each) => each.step === step) ?? null,
      };
    });
}

/** The luck among the key moments. */
export function luckOf(figures: Figures): Moment[] {
  return figures.key_moments
    .filter(({ kind }) => kind === 'luck')
    .map(({ step, value }) => ({ number: 0, step, value, spread: 0, words: null }));
}

/** Whether a part of the account is larger than a whole win. */
export const isLarge = ({ luck, own, others }: Rounded): boolean =>
  Math.max(...[luck, own, others].map(Math.abs)) > 100;

/** A question without what explains it: up to its question mark. */
export const asked = (question: string): string => /^[^?]*\?/.exec(question)?.[0] ?? question;

/** Half an interval in whole per cent, rounded up; never 0, because nothing here is certain. */
export const atLeastOne = (spread: number): number => Math.max(1, Math.ceil(100 * spread - 1e-9));
