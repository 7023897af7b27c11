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

export interface Bar {
  readonly key: keyof Rounded;
  /** Where it begins and how long it is, in per cent of the room. */
  readonly from: number;
  readonly length: number;
}

/**
 * The account as bars: each change from what was before it to what is after. Luck alone may lead below 0 or above 100, so
 * the room is as wide as it has to be.
 */
export function bars(account: Rounded): Bar[] {
  const { start, luck, own, others, result } = account;
  const after = [start, start + luck, start + luck + own, result];
  const [low, high] = [Math.min(0, ...after), Math.max(100, ...after)];
  const bar = (key: keyof Rounded, one: number, other: number): Bar => ({
    key,
    from: (100 * (Math.min(one, other) - low)) / (high - low),
    length: (100 * Math.abs(one - other)) / (high - low),
  });
  return [
    bar('start', 0, start),
    bar('luck', start, start + luck),
    bar('own', start + luck, start + luck + own),
    bar('others', result - others, result),
    bar('result', 0, result),
  ];
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
