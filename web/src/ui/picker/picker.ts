/**
 * The picker, once for all games: from the legal actions and the refs chosen so far to what can be touched next and what
 * can be confirmed. It knows no rule; an action that is not legal never enters it.
 */

/** A legal action as a person can choose it. */
export interface Choice {
  readonly action: unknown;
  readonly verb: string;
  readonly refs: readonly string[];
  readonly amount: number | null;
  readonly label: string;
  /** It cannot be undone. */
  readonly final: boolean;
  /** What it gives away for good, in words. */
  readonly cautions?: readonly { readonly key: string; readonly text: string; readonly rule: string }[];
}

/** What the decision bar offers: one action, or one that differs only in its amount. */
export type Offer =
  | { readonly kind: 'one'; readonly choice: Choice }
  | { readonly kind: 'amounts'; readonly verb: string; readonly choices: readonly Choice[] };

/** The choices that touch everything chosen so far. */
export function fitting(legal: readonly Choice[], chosen: readonly string[]): Choice[] {
  return legal.filter((choice) => chosen.every((ref) => choice.refs.includes(ref)));
}

/** The refs that go on from what is chosen. */
export function touchable(legal: readonly Choice[], chosen: readonly string[]): Set<string> {
  return new Set(fitting(legal, chosen).flatMap((choice) => choice.refs.filter((ref) => !chosen.includes(ref))));
}

/** Every ref of a legal action. */
export function known(legal: readonly Choice[]): Set<string> {
  return new Set(legal.flatMap((choice) => choice.refs));
}

/** The choices that need no further touch: all their refs are chosen, or nothing else fits what is. */
export function settled(legal: readonly Choice[], chosen: readonly string[]): Choice[] {
  const left = fitting(legal, chosen);
  if (left.length === 1) return left;
  return left.filter((choice) => choice.refs.every((ref) => chosen.includes(ref)));
}

/**
 * The selection after a touch: a chosen ref is taken back; another joins what it goes together with, and replaces what
 * it does not go together with. Null if no legal action has it: then one asks why not.
 */
export function touch(legal: readonly Choice[], chosen: readonly string[], ref: string): string[] | null {
  if (chosen.includes(ref)) return chosen.filter((other) => other !== ref);
  if (!legal.some((choice) => choice.refs.includes(ref))) return null;
  const kept = parts(chosen).find((part) => fitting(legal, [...part, ref]).length > 0) ?? [];
  return [...kept, ref];
}

/** All parts of a selection, the largest first. */
function parts(chosen: readonly string[]): string[][] {
  const found = chosen.reduce<string[][]>((made, ref) => [...made.map((part) => [...part, ref]), ...made], [[]]);
  return found.sort((a, b) => b.length - a.length);
}

/** Several actions on the same things stand in one order in every question, whatever the order of the legal actions. */
const byVerb = (a: Choice, b: Choice): number => rank(a).localeCompare(rank(b));
const rank = ({ refs, verb }: Choice): string => (refs.length ? verb : '');

/** What the bar offers: amounts of one verb on the same things as one ladder, everything else by itself. */
export function offers(choices: readonly Choice[]): Offer[] {
  const together = new Map<unknown, Choice[]>();
  for (const choice of choices.toSorted(byVerb)) {
    const key = choice.amount === null ? choice : [choice.verb, ...choice.refs].join(' ');
    together.set(key, [...(together.get(key) ?? []), choice]);
  }
  return [...together.values()].map((group) => {
    const [first] = group as [Choice, ...Choice[]];
    if (group.length === 1) return { kind: 'one', choice: first };
    return { kind: 'amounts', verb: first.verb, choices: group.sort((a, b) => (a.amount ?? 0) - (b.amount ?? 0)) };
  });
}
