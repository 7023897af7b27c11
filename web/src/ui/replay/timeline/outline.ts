/** The parts of a finished match: its rounds, in them the turns, and the decisions of one player. */
import type { Schemas } from '$api/http';

export type Outline = Schemas['MatchOutline'];

/** Some steps in a row: all that come after `from` actions, up to and including step `to`. */
interface Stretch {
  readonly from: number;
  readonly to: number;
}

export interface Round extends Stretch {
  /** As the game counts it; 0 for what comes before the first round. */
  readonly number: number;
}

export interface Turn extends Stretch {
  readonly seat: number;
}

/** The rounds of a match without gaps; those without a step are left out. */
export function roundsOf({ rounds, steps }: Outline): Round[] {
  const first = rounds[0];
  const before = first && first.step > 0 ? [{ number: first.number - 1, step: 0 }] : [];
  const begins = first ? [...before, ...rounds] : [{ number: 1, step: 0 }];
  return begins
    .map(({ number, step }, at) => ({ number, from: step, to: begins[at + 1]?.step ?? steps.length }))
    .filter(({ from, to }) => to > from);
}

/** The turns of a round: as long as the same player decides. */
export function turnsOf({ steps }: Outline, { from, to }: Stretch): Turn[] {
  const turns: Turn[] = [];
  for (let step = from + 1; step <= to; step++) {
    const seat = steps[step - 1]!.seat;
    const turn = turns.at(-1);
    if (turn?.seat === seat) turns[turns.length - 1] = { ...turn, to: step };
    else turns.push({ seat, from: step - 1, to: step });
  }
  return turns;
}

/** The stretch with a step; the opening belongs to the first one. */
export function at<Some extends Stretch>(stretches: readonly Some[], step: number): Some | undefined {
  return stretches.find(({ to }) => step <= to) ?? stretches.at(-1);
}

/** The positions in which a player had a decision with more than one answer. */
export function stopsOf({ steps }: Outline, seat: number): number[] {
  return steps.flatMap((step, before) => (step.seat === seat && step.choice ? [before] : []));
}

/** Where the turn of a step begins, and where the next one does. */
export function turnEdges(turns: readonly Turn[], step: number): { back: number; forward: number } {
  const edges = [...turns.map(({ from }) => from), turns.at(-1)?.to ?? 0];
  return {
    back: edges.findLast((edge) => edge < step) ?? 0,
    forward: edges.find((edge) => edge > step) ?? edges.at(-1)!,
  };
}
