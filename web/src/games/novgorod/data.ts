/**
 * What the drawing reads off the view and the box: looking up, sorting and counting what lies open, and no rule.
 *
 * Each ref is drawn in one place. Board: `city:` on the sea, `order:` (the open ones and `order:deck`), `special_order:` and
 * `answer:` in the column, `stop:` (and `stop:hold`) and `recipe:` in the route. Dock: `row:`, `place:`, `side:`; only the
 * planner repeats what its plans are for.
 */
import type { components } from '$api/schema';
import type { BoardTable, Foretold } from '$games/board';

type Schemas = components['schemas'];

export type View = Schemas['novgorod.View'];
export type Player = Schemas['novgorod.PlayerView'];
export type Stop = Schemas['novgorod.Stop'];
export type Held = Schemas['novgorod.Held'];
export type Plan = Schemas['novgorod.Plan'];
export type Planner = Schemas['novgorod.Planner'];
export type SpecialOrder = Schemas['novgorod.SpecialOrder'];
export type Frame = View['frames'][number];
export type CompoundFrame = Schemas['novgorod.CompoundFrame'];
export type RouteFrame = Schemas['novgorod.RouteFrame'];
export type Privilege = Player['privileges'][number];
export interface City {
  readonly id: string;
  readonly ring: number;
  readonly good: string;
  readonly prices: readonly number[];
  readonly income: number;
  readonly harbour_fee: number;
}
export interface Recipe {
  readonly goods: readonly string[];
  readonly seals: number;
  readonly ducats: number;
}
export interface Manufactory {
  readonly id: string;
  readonly luxury: string;
  readonly recipes: readonly Recipe[];
}
export interface Order {
  readonly id: string;
  readonly upper: readonly string[];
  readonly lower: readonly string[];
}
export interface CareerStep {
  readonly ducats: number;
  readonly goods: number;
  readonly luxuries: number;
  readonly privilege: Privilege;
  readonly seals: number;
  readonly red_x: boolean;
}
export interface Career {
  readonly id: string;
  readonly card: string;
  readonly number: number;
  readonly side: 'front' | 'back';
  readonly steps: readonly CareerStep[];
  readonly top_seals: number;
}
export interface SpecialPart {
  readonly id: string;
  readonly card: string;
  readonly part: 'A' | 'B' | 'C' | 'D';
  readonly goods: readonly string[];
  readonly luxury: string;
  readonly luxury_inputs: number;
  readonly cost: number;
  readonly seals: number;
}
export interface Box {
  readonly setup: { readonly ducats: number; readonly intro_kontors: number; readonly intro_orders: number };
  readonly limits: {
    readonly open_orders: number;
    readonly orders_in_progress: number;
    readonly end_seals: number;
  };
  readonly prices: { readonly order: number };
  readonly rewards: { readonly upper: number; readonly lower: number; readonly lower_same_turn: number };
  readonly privileges: Readonly<Record<Privilege, number>>;
  readonly map: { readonly chord: readonly string[] };
  readonly city: readonly City[];
  readonly manufactory: readonly Manufactory[];
  readonly order: readonly Order[];
  readonly career: readonly Career[];
  readonly bonus: readonly { readonly id: string; readonly high?: number; readonly low?: number }[];
  readonly diversity: { readonly seals_by_distinct: readonly number[] };
  readonly ship_level: readonly { readonly id: string; readonly speed: number; readonly price: number }[];
  readonly merchant: { readonly front_ducats: number; readonly back_seals: number };
  readonly pirate: { readonly front_penalty: number };
  readonly special_orders: { readonly cost_per_card_above: number };
  readonly special_order_part: readonly SpecialPart[];
}
export type Table = BoardTable<View, Box>;

export const HOLD = 'hold';
export const DECK = 'deck';

/** The cities clockwise round the sea, and their goods in the same sequence. */
export const citiesOf = (box: Box): City[] => [...box.city].sort((a, b) => a.ring - b.ring);
export const goodsOf = (box: Box): string[] => citiesOf(box).map(({ good }) => good);
export const luxuriesOf = (box: Box): string[] => [...new Set(box.manufactory.map(({ luxury }) => luxury))].sort();
export const isLuxury = (box: Box, thing: string): boolean => box.manufactory.some(({ luxury }) => luxury === thing);
export const cityOf = (box: Box, id: string): City | undefined => box.city.find((city) => city.id === id);
export const goodOf = (box: Box, city: string): string => cityOf(box, city)?.good ?? city;
export const orderOf = (box: Box, id: string): Order | undefined => box.order.find((order) => order.id === id);
/** The number on an order, or on a special order. */
export const numberOf = (id: string): number => Number(id.slice(1));
export const manufactoryAt = (table: Table, city: string): Manufactory | undefined =>
  table.box.manufactory.find(({ id }) => id === table.view.manufactory_of[city]);
export const careerOf = (box: Box, card: string, side: string): Career | undefined =>
  box.career.find((each) => each.card === card && each.side === side);
export const partOf = (box: Box, { card, part }: SpecialOrder): SpecialPart | undefined =>
  box.special_order_part.find((each) => each.card === card && each.part === part);

/** The open question. */
export const topFrame = (view: View): Frame | undefined => view.frames.at(-1);
export const isAsked = (table: Table): boolean => table.me !== null && table.deciders.includes(table.me);
/** The route while it is laid. */
export const routeFrame = (view: View): RouteFrame | undefined => view.frames.find((frame) => frame.phase === 'route');
/** The action of phase 2 that is being entered in steps. */
export const compoundFrame = (view: View): CompoundFrame | undefined =>
  view.frames.find((frame) => frame.phase === 'compound');

export const PHASES = ['route', 'evaluate', 'buy', 'seals'] as const;
export type PhaseName = (typeof PHASES)[number];
const PHASE_OF: Partial<Record<Frame['phase'], PhaseName>> = {
  route: 'route',
  evaluation: 'evaluate',
  compound: 'evaluate',
  place_order: 'evaluate',
  purchase: 'buy',
  last_window: 'seals',
};
/** The phase of the turn; null before the first turn and after the last. */
export function phaseOf(view: View): PhaseName | null {
  const frame = topFrame(view);
  return (frame && PHASE_OF[frame.phase]) ?? null;
}

/** What a what-if says under a key about a ref, if it says it. */
export function changed(foretold: Foretold | null | undefined, key: string, ref?: string) {
  return foretold?.changes.find(({ change }) => change.key === key && (!ref || change.ref === ref))?.change ?? null;
}
/** The same where only one thing can happen. */
export function onlyChange(table: Table, ref: string, key: string) {
  const found = table.foretold(ref).flatMap((each) => changed(each, key) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}
