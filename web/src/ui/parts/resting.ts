/** When somebody rests: nights and holidays in their own time zone, as the server keeps them. */
import type { Schemas } from '$api/http';

export type Rest = Required<Schemas['Rest']>;
export type Holiday = Schemas['Holiday'];

const A_DAY = 24 * 60;
const LONGEST_NIGHT = 14 * 60;
const MOST_HOLIDAYS = 20;
const MOST_DAYS = 60;
/** The usual night, for whoever wants one again. */
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

/** Whether somebody rests at night at all. */
export const hasNight = (rest: Rest): boolean => rest.night_from !== rest.night_until;

/** Whether a night is longer than anybody sleeps. */
export const tooLong = (from: number, until: number): boolean => (until - from + A_DAY) % A_DAY > LONGEST_NIGHT;

const days = ({ first, last }: Holiday): number => (Date.parse(last) - Date.parse(first)) / 86_400_000 + 1;

/** Why a holiday cannot be added, as the key of a text; null if it can. */
export function hindrance(holidays: readonly Holiday[], added: Holiday): string | null {
  if (days(added) < 1) return 'rest-order';
  if (holidays.some(({ first }) => first === added.first)) return 'rest-same';
  const all = [...holidays, added];
  if (all.length > MOST_HOLIDAYS || all.reduce((sum, each) => sum + days(each), 0) > MOST_DAYS) return 'rest-many';
  return null;
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
