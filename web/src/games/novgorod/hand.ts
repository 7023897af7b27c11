/** What dock and mats read off the view and the box: where kontors lie, ships, ladders and orders. No rule. */
import {
  careerOf,
  citiesOf,
  type Box,
  type Career,
  type CareerStep,
  type City,
  type Player,
  type Table,
  type View,
} from './data';
import { stopsOf } from './route';

/** Where one of the player's kontors is: in hand, a stop of the route, a stop turned over, or in the hold. */
export type Place = 'hand' | 'route' | 'used' | 'hold';
export interface Kontor {
  readonly city: City;
  /** Null if one owns none there. */
  readonly place: Place | null;
  /** The price on top of the stack; null if none is left. */
  readonly price: number | null;
}

/** All cities round the sea with the kontors of a player. */
export function kontorsOf(table: Table, seat: number): Kontor[] {
  const { view } = table;
  const player = view.players[seat];
  return citiesOf(table.box).map((city) => ({
    city,
    place: player?.kontors.includes(city.id) ? placeOf(table, seat, city.id) : null,
    price: view.stacks[city.id]?.[0] ?? null,
  }));
}

function placeOf({ view }: Table, seat: number, city: string): Place {
  const hold = view.players[seat]?.hold;
  if (hold?.city === city && !hold.base) return 'hold';
  if (view.active !== seat) return 'hand';
  const stop = stopsOf(view).find((each) => each.city === city && each.own);
  if (!stop) return 'hand';
  return stop.used ? 'used' : 'route';
}

/** The next speed and its price; null for the fastest ship. */
export const nextShip = (box: Box, speed: number) => box.ship_level.find((level) => level.speed === speed + 1) ?? null;
export const topSpeed = (box: Box): number => Math.max(...box.ship_level.map(({ speed }) => speed));

/** A step of a career: covered, the lowest free one, or above it; from the bottom. */
export interface Step extends CareerStep {
  readonly number: number;
  readonly state: 'covered' | 'next' | 'free';
}
export function stepsOf(career: Career | undefined, covered: number): Step[] {
  return (career?.steps ?? []).map((step, at) => ({
    ...step,
    number: at + 1,
    state: at < covered ? 'covered' : at === covered ? 'next' : 'free',
  }));
}
/** The seals that a career brings in each turn with so many steps covered. */
export const sealsAt = (career: Career | undefined, covered: number): number =>
  career ? (career.steps[covered]?.seals ?? career.top_seals) : 0;
export const careerFor = (box: Box, { career, side }: Pick<Player, 'career' | 'side'>): Career | undefined =>
  careerOf(box, career, side);
/** Whether the lowest free step shows the red X. */
export const showsX = (career: Career | undefined, covered: number): boolean => career?.steps[covered]?.red_x ?? false;
export const inProgress = (player: Player): number => player.hand.length + player.hidden + player.aside.length;
export const filedOf = (player: Player): number => player.filed.length + player.markers + player.unmarked;

const SOURCES = ['career', 'luxuries', 'orders', 'special_orders', 'privilege', 'bonus', 'diversity'];
/** Where seals have come from so far, for anybody. */
export const sourcesOfSeals = (view: View): string[] =>
  SOURCES.filter((source) => view.scores.some(({ parts }) => (parts as Record<string, number>)[source]));
