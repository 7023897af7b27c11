/** When somebody rests: nights and holidays in their own time zone, as the server stores them. */
import type { Schemas } from '$api/http';

export type Rest = Required<Schemas['Rest']>;
export type Holiday = Schemas['Holiday'];

const DAY_MINUTES = 24 * 60;
const MAX_NIGHT_MINUTES = 12 * 60;
const MAX_HOLIDAYS = 20;
const MAX_DAYS_A_YEAR = 60;
const YEAR_DAYS = 365;
/** How many days ahead holidays can be planned. */
const MAX_DAYS_AHEAD = 2 * YEAR_DAYS;
/** The default night, in minutes after midnight. */
export const NIGHT = { night_from: 22 * 60, night_until: 8 * 60 };

/** The time zone of this device. */
export const zoneHere = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone || 'UTC';

/** All time zones that this browser knows, and the one that is chosen. */
export function zones(chosen: string): string[] {
  const known = new Set([...Intl.supportedValuesOf('timeZone'), 'UTC', zoneHere(), chosen]);
  return [...known].sort();
}

/** Minutes after midnight as a field for times writes them. */
export function clockTime(minutes: number): string {
  return [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');
}

/** And back; null if the field is empty. */
export function minutesOf(time: string): number | null {
  const [hours, minutes] = time.split(':').map(Number);
  return hours === undefined || minutes === undefined || Number.isNaN(hours + minutes) ? null : hours * 60 + minutes;
}

/** True if somebody rests at night. */
export const hasNight = (rest: Rest): boolean => rest.night_from !== rest.night_until;

/** True if a night is longer than the server allows. */
export const tooLong = (from: number, until: number): boolean =>
  (until - from + DAY_MINUTES) % DAY_MINUTES > MAX_NIGHT_MINUTES;

/** A day as a number; days in a row are numbers in a row. */
const dayNumber = (day: string): number => Date.parse(day) / 86_400_000;

/** The day of a number. */
const dayOf = (number: number): string => new Date(number * 86_400_000).toISOString().slice(0, 10);

/** Which day it is in a time zone. */
export function todayIn(zone: string, now = new Date()): string {
  return new Intl.DateTimeFormat('sv', { dateStyle: 'short', timeZone: zone }).format(now);
}

/** The last day that can be planned. */
export const furthest = (today: string): string => dayOf(dayNumber(today) + MAX_DAYS_AHEAD);

/** Every day of some holidays, in order and once. */
function daysOf(holidays: readonly Holiday[]): number[] {
  const days = holidays.flatMap(({ first, last }) => {
    const begin = dayNumber(first);
    return Array.from({ length: Math.max(dayNumber(last) - begin + 1, 0) }, (_, after) => begin + after);
  });
  return [...new Set(days)].sort((one, other) => one - other);
}

/** Why a holiday cannot be added to those that are known, past ones included; the key of a text, null if it can. */
export function hindrance(holidays: readonly Holiday[], added: Holiday, today: string): string | null {
  if (added.last < added.first) return 'rest-order';
  const all = [...holidays, added];
  const days = daysOf(all);
  const crowded = days.some((day, index) => day - (days[index - MAX_DAYS_A_YEAR] ?? -Infinity) < YEAR_DAYS);
  return crowded || ahead(all, today).length > MAX_HOLIDAYS ? 'rest-many' : null;
}

/** Holidays in their order, without those that are over. */
export function ahead(holidays: readonly Holiday[], today: string): Holiday[] {
  return holidays.filter(({ last }) => last >= today).sort((one, other) => one.first.localeCompare(other.first));
}

/** “1–5 March 2027”, as the language writes it. */
export function daysText({ first, last }: Holiday, language: string): string {
  const format = new Intl.DateTimeFormat(language, { dateStyle: 'medium', timeZone: 'UTC' });
  return format.formatRange(new Date(first), new Date(last));
}
