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

const UNITS: readonly [string, number][] = [
  ...STEPS.map(([unit, length]): [string, number] => [unit, length]),
  ['second', 1],
];

/** A length of time in its largest unit, and in the next one if that says something: “1 day 8 hours”. */
export function span(seconds: number, display: 'long' | 'short' | 'narrow' = 'long'): string {
  const whole = Math.max(0, Math.round(seconds));
  const at = Math.max(
    0,
    UNITS.findIndex(([, length], number) => whole >= length || number === UNITS.length - 1),
  );
  let rest = whole;
  const said = UNITS.slice(at, at + 2).flatMap(([unit, length], number) => {
    const amount = Math.floor(rest / length);
    rest -= amount * length;
    if (number > 0 && amount === 0) return [];
    // A short day is hard to read in German.
    const unitDisplay = display === 'short' && unit === 'day' ? 'long' : display;
    return [new Intl.NumberFormat(words.language, { style: 'unit', unit, unitDisplay }).format(amount)];
  });
  return said.join(' ');
}

/** How dates are written where the reader lives, in the language that is spoken. */
export const locale = (): string => navigator.languages.find((tag) => tag.startsWith(words.language)) ?? words.language;

/** A moment to come: its hour today, the day of the week besides within six days, and its date after that. */
export function moment(at: string, now: number = Date.now()): string {
  const date = new Date(at);
  const hours = (date.getTime() - now) / 3_600_000;
  const day: Intl.DateTimeFormatOptions = hours < 6 * 24 ? { weekday: 'short' } : { day: 'numeric', month: 'short' };
  const format = new Intl.DateTimeFormat(locale(), {
    ...(hours < 20 ? {} : day),
    hour: 'numeric',
    minute: '2-digit',
  });
  return format.format(date);
}
