/** What a clock shows between two words of the server: it counts on from what was left when that was said. */
import type { Schemas } from '$api/http';
import { span } from '$ui/shared/lists';

export type Clock = Schemas['ClockView'];

/** The clocks of all seats, and when they were heard of. */
export interface Clocks {
  readonly seats: readonly Clock[];
  readonly heard: number;
}

const HOUR = 3600;
/** The last moments of a fast clock, in seconds. */
const LAST = [30, 10];

/** Whether its time runs out now: it runs, and its owner does not rest. */
export const counts = (clock: Clock): boolean => clock.running && !clock.asleep;

/** The seconds that are left on a clock. */
export function leftAt(clock: Clock, heard: number, now: number): number {
  const passed = counts(clock) ? Math.max(0, now - heard) / 1000 : 0;
  return Math.max(0, clock.left - passed);
}

/** Whether a clock has to be looked at every second. */
export const isFast = (left: number): boolean => left < HOUR;

/** What the face of a clock shows: minutes and seconds in the last hour, otherwise its two largest units. */
export function face(left: number): string {
  const seconds = Math.ceil(left);
  if (!isFast(seconds)) return span(seconds, 'narrow');
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}

/** When a clock is low: a tenth of what it began with. */
export const lowOf = (speed: Schemas['Speed']): number => (speed.bank ?? 0) / 10;

/** When its owner is warned: when it gets low, and if it is a fast one in its last moments. */
export const warningsOf = (speed: Schemas['Speed']): number[] =>
  speed.rests ? [lowOf(speed)] : [lowOf(speed), ...LAST];

/** The last of some moments that lies between two looks at a clock; null if there is none. */
export function passed(moments: readonly number[], before: number, after: number): number | null {
  return moments.findLast((moment) => after <= moment && moment < before) ?? null;
}
