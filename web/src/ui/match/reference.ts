/** The rules of the game at this table, for everything on it that names one. */
import { getContext, setContext } from 'svelte';

const KEY = Symbol('reference');

export interface Reference {
  readonly game: string;
  /** The text of a rule; null if there is none. */
  text(rule: string): string | null;
}

export const provideReference = (reference: Reference): Reference => setContext(KEY, reference);
export const reference = (): Reference => getContext<Reference | undefined>(KEY) ?? { game: '', text: () => null };

/** The message that tells a rule: dots are not allowed in keys. */
export const ruleKey = (rule: string): string => `rule-${rule.replaceAll('.', '_')}`;
