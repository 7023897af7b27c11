/** The planner's plans as the dock shows them: by what they are for, with the goods that each one uses. No rule. */
import { compoundFrame, goodOf, HOLD, manufactoryAt, type Plan, type Table } from './data';
import { stopsOf } from './route';

export const AIMS = ['row', 'special', 'career', 'produce'] as const;
export type Aim = (typeof AIMS)[number];
/** A good, and the stop or the hold that it comes from. */
export interface Taken {
  readonly source: string;
  readonly good: string;
}
/** A luxury that is made on the way; `covered` is the good that lies under the manufactory and serves nothing else. */
export interface Made {
  readonly stop: string;
  readonly luxury: string;
  readonly goods: readonly Taken[];
  readonly covered: Taken | null;
}
/** One way to reach a target, and all that it uses up: goods by where they come from, and the works of a stop. */
export interface Way {
  readonly id: string;
  readonly goods: readonly Taken[];
  readonly made: readonly Made[];
  readonly uses: ReadonlySet<string>;
  /** Its goods are an example: others of the route would do as well. */
  readonly free: boolean;
  readonly seals: number;
  readonly ducats: number;
}
/** What plans are for: a stop that produces, a row, a special order, or the next step of the career. */
export interface Target {
  readonly id: string;
  readonly aim: Aim;
  /** What one touches to begin it; the career has nothing of the kind. */
  readonly ref: string | null;
  readonly plan: Plan;
  readonly ways: readonly Way[];
}

/** The good of a stop, or the one in the player's hold. */
export function goodAt({ view, box, me }: Table, source: string): string {
  const held = me === null ? null : view.players[me]?.hold;
  return goodOf(box, source === HOLD && held ? held.city : source);
}

function targetOf({ aim, stop, order, row, card }: Plan): { id: string; ref: string | null } {
  switch (aim) {
    case 'produce':
      return { id: `produce:${stop}`, ref: `stop:${stop}` };
    case 'row':
      return { id: `row:${order}:${row}`, ref: `row:${order}:${row}` };
    case 'special':
      return { id: `special:${card}`, ref: `special_order:${card}` };
    default:
      return { id: aim, ref: null };
  }
}

/** Where unused goods lie, each kind once. */
function unspent(table: Table): string[] {
  const left = goodsLeft(table).filter(({ spent }) => !spent);
  return left.map(({ good }) => good).filter((good, at, all) => all.indexOf(good) === at);
}

function wayOf(table: Table, plan: Plan): Way {
  const taken = (sources: readonly string[]) => sources.map((source) => ({ source, good: goodAt(table, source) }));
  const made = plan.productions.map(({ stop, sources, covered }) => ({
    stop,
    luxury: manufactoryAt(table, stop)?.luxury ?? '',
    goods: taken(sources),
    covered: covered !== null && !sources.includes(covered) ? { source: covered, good: goodAt(table, covered) } : null,
  }));
  const free = plan.aim === 'career' && plan.sources.length < unspent(table).length;
  const uses = [
    ...(free ? [] : plan.sources),
    ...plan.productions.flatMap(({ stop, sources, covered }) => [
      `works:${stop}`,
      ...sources,
      ...(covered === null ? [] : [covered]),
    ]),
  ];
  return {
    id: plan.productions.map(({ stop, recipe }) => `${stop}.${recipe}`).join('+') || 'goods',
    goods: taken(plan.sources),
    made,
    uses: new Set(uses),
    free: free && plan.sources.length > 0,
    seals: plan.seals,
    ducats: plan.ducats,
  };
}

/** The plans by what they are for: what pays most comes first, then what uses least. */
export function targetsOf(table: Table): Target[] {
  const found = new Map<string, { target: Omit<Target, 'ways'>; ways: Way[] }>();
  // While an action is entered in steps, its stops are touched for their goods, and no other plan can begin.
  const begun = compoundFrame(table.view) !== undefined;
  for (const plan of table.view.planner?.plans ?? []) {
    const { id, ref } = targetOf(plan);
    const group = found.get(id) ?? { target: { id, ref: begun ? null : ref, aim: plan.aim as Aim, plan }, ways: [] };
    group.ways.push(wayOf(table, plan));
    found.set(id, group);
  }
  const better = (a: Way, b: Way) => b.seals - a.seals || b.ducats - a.ducats || a.uses.size - b.uses.size;
  const targets = [...found.values()].map(({ target, ways }) => ({ ...target, ways: ways.sort(better) }));
  return AIMS.flatMap((aim) => targets.filter((target) => target.aim === aim));
}

/** A way by its target and itself. */
export const wayId = (target: Target, way: Way): string => `${target.id}/${way.id}`;
/** Whether two ways want the same good or the same manufactory: then one of them is possible, not both. */
export const clash = (a: ReadonlySet<string>, b: ReadonlySet<string>): boolean => [...a].some((each) => b.has(each));

/** Where goods of the route in hand come from, from left to right, the hold last. */
function goodsLeft(table: Table): (Taken & { spent: boolean })[] {
  const { view, me } = table;
  const held = me === null ? null : view.players[me]?.hold;
  const all = stopsOf(view).map(({ city, used }) => ({ source: city, spent: used }));
  if (held) all.push({ source: HOLD, spent: held.fresh });
  return all.map(({ source, spent }) => ({ source, spent, good: goodAt(table, source) }));
}

/** The same, and how many targets want each. */
export function sourcesOf(table: Table, targets: readonly Target[]): (Taken & { wants: number; spent: boolean })[] {
  return goodsLeft(table).map((taken) => ({
    ...taken,
    wants: targets.filter(({ ways }) => ways.some(({ uses, free }) => uses.has(taken.source) || (free && !taken.spent)))
      .length,
  }));
}
