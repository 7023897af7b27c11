/** Lists of words, and times, as the reader's language writes them. */
import { words } from '$words/words.svelte';

/** “a, b and c”, or “a, b or c”. */
export function list(items: readonly string[], last: 'and' | 'or' = 'and'): string {
  return new Intl.ListFormat(words.language, { type: last === 'or' ? 'disjunction' : 'conjunction' }).format(items);
}

const STEPS: readonly [Intl.RelativeTimeFormatUnit, number][] = [
  ['day', 86_400],
  ['hour', 3_600],
  ['minute', 60],
];

/** How long ago something was, in one unit: “5 minutes ago”. */
export function ago(moment: string, now: number = Date.now()): string {
  const seconds = Math.max(0, (now - Date.parse(moment)) / 1000);
  const format = new Intl.RelativeTimeFormat(words.language, { numeric: 'auto', style: 'short' });
  const [unit, length] = STEPS.find(([, least]) => seconds >= least) ?? ['minute', 60];
  return format.format(-Math.floor(seconds / length), unit);
}
