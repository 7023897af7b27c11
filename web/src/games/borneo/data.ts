/** What the drawing reads off the view and the box: looking up and counting what lies open, and no rule. */
import type { components } from '$api/schema';
import type { BoardTable, Foretold } from '$games/board';

type Schemas = components['schemas'];

export type View = Schemas['borneo.View'];
export type Frame = View['frames'][number];
export type Contest = Schemas['borneo.Contest'];
export type PaymentFrame = Schemas['borneo.PaymentFrame'];
export type DistributionFrame = Schemas['borneo.DistributionFrame'];

export interface Cargo {
  readonly id: string;
  readonly flags: readonly [string, string, string, string];
  readonly spice: string;
  readonly value: number;
}
export interface Port {
  readonly id: string;
  readonly name: string;
  readonly monopoly: number;
  readonly limit: number;
  readonly contents: string;
}
export interface OrderType {
  readonly id: string;
  readonly kind: 'each' | 'same';
  readonly amount: number;
  readonly units: number;
  readonly points: number;
}
interface Edition {
  readonly ladder_capacity: number;
  readonly has_jokers: boolean;
  readonly ports_by_players: Readonly<Record<string, number>>;
  readonly distributions_by_players: Readonly<Record<string, number>>;
}
export interface Box {
  readonly company: readonly { readonly id: string }[];
  readonly spice: readonly { readonly id: string; readonly due: number }[];
  readonly cargo: readonly Cargo[];
  readonly port: readonly Port[];
  readonly order_type: readonly OrderType[];
  readonly edition: Readonly<Record<string, Edition>>;
  readonly limits: { readonly hand_limit: number };
}
export type Table = BoardTable<View, Box>;

/** The wild goods of some ports of the board edition. */
export const JOKER = 'joker';
/** The flags of the upper row; the next card laid covers the rest. */
export const UPPER = 3;

interface Index {
  readonly cargo: ReadonlyMap<string, Cargo>;
  readonly ports: ReadonlyMap<string, Port>;
  readonly companies: readonly string[];
  readonly spices: readonly string[];
}
const indexes = new WeakMap<Box, Index>();

/** The lists of the box by id, and companies and spices in their order. */
export function index(box: Box): Index {
  let found = indexes.get(box);
  if (!found) {
    found = {
      cargo: new Map(box.cargo.map((card) => [card.id, card])),
      ports: new Map(box.port.map((port) => [port.id, port])),
      companies: box.company.map((company) => company.id),
      spices: [...box.spice].sort((a, b) => a.due - b.due).map((spice) => spice.id),
    };
    indexes.set(box, found);
  }
  return found;
}

export const topFrame = (view: View): Frame | undefined => view.frames.at(-1);
export const edition = (table: Table): Edition | undefined => table.box.edition[table.view.options.edition];
export const handOf = (view: View, seat: number): number =>
  (view.players[seat]?.hand ?? []).reduce((sum, count) => sum + count, 0);
/** How many completed orders of a player lie face down for the viewer. */
export function faceDown(view: View, seat: number): number {
  const player = view.players[seat];
  return player ? player.completed_count - player.completed.length : 0;
}
/** Whether a score is whole: points for orders that lie face down are left out. */
export const isWhole = (score: View['scores'][number] | undefined): boolean =>
  score === undefined || 'orders' in score.parts;

/** The contest on the table, while there is one. */
export function contestOf(view: View): Contest | null {
  const frame = topFrame(view);
  return frame && 'contest' in frame ? frame.contest : null;
}

/** The order being paid, while there is one. */
export function paymentOf(view: View): PaymentFrame | null {
  const frame = topFrame(view);
  return frame?.phase === 'payment' ? frame : null;
}

/** The port being shared out, while there is one. */
export function distributionOf(view: View): DistributionFrame | null {
  const frame = topFrame(view);
  return frame?.phase === 'distribution' ? frame : null;
}

/** The flags that can be seen: the upper row of every card, and the lower row of the last. */
export function visibleFlags(box: Box, cards: readonly string[]): Record<string, number> {
  const { cargo, companies } = index(box);
  const count: Record<string, number> = Object.fromEntries(companies.map((company) => [company, 0]));
  cards.forEach((id, place) => {
    const flags = cargo.get(id)?.flags ?? [];
    for (const flag of place === cards.length - 1 ? flags : flags.slice(0, UPPER)) count[flag] = (count[flag] ?? 0) + 1;
  });
  return count;
}

/** The flags of a company on cards that lie side by side. */
export function flagsOn(box: Box, cards: readonly string[], company: string): number {
  const { cargo } = index(box);
  return cards.flatMap((id) => cargo.get(id)?.flags ?? []).filter((flag) => flag === company).length;
}

/** A card of a warehouse as goods. */
export interface Goods {
  readonly id: string;
  readonly spice: string;
  readonly units: number;
  readonly port: Port | null;
}

export function goods(box: Box, id: string): Goods {
  const { cargo, ports } = index(box);
  const card = cargo.get(id);
  if (card) return { id, spice: card.spice, units: card.value, port: null };
  const port = ports.get(id) ?? null;
  return { id, spice: port?.contents ?? JOKER, units: 1, port };
}

/** A warehouse by spice; the jokers under their own name. */
export function bySpice(box: Box, warehouse: readonly string[]): Map<string, Goods[]> {
  const rows = new Map<string, Goods[]>([...index(box).spices, JOKER].map((spice) => [spice, []]));
  for (const id of warehouse) {
    const each = goods(box, id);
    rows.get(each.spice)?.push(each);
  }
  return rows;
}

export const unitsIn = (row: readonly Goods[] | undefined): number =>
  (row ?? []).reduce((sum, each) => sum + each.units, 0);

/** How many units of an order lie in a warehouse: of each spice, or of the one there is most of. */
export function unitsToward(box: Box, order: OrderType, warehouse: readonly string[]): number {
  const rows = bySpice(box, warehouse);
  const have = index(box).spices.map((spice) => Math.min(unitsIn(rows.get(spice)), order.amount));
  const found = order.kind === 'each' ? have.reduce((a, b) => a + b, 0) : Math.max(...have);
  return Math.min(order.units, found + unitsIn(rows.get(JOKER)));
}

export type PhaseName = 'order' | 'merchants' | 'cargo' | 'draw';
export const PHASES: readonly PhaseName[] = ['order', 'merchants', 'cargo', 'draw'];
const PHASE_OF: Partial<Record<Frame['phase'], PhaseName>> = {
  order: 'order',
  payment: 'order',
  merchants: 'merchants',
  attack: 'merchants',
  defence: 'merchants',
  relocation: 'merchants',
  reward: 'merchants',
  cargo: 'cargo',
  distribution: 'cargo',
  excess: 'draw',
};
/** The phase of the turn that the question on the table belongs to. */
export function phaseOf(view: View): PhaseName | null {
  const frame = topFrame(view);
  return (frame && PHASE_OF[frame.phase]) ?? null;
}

/** The last chance: who is still to come, after the one who is asked. */
export function lastChance(view: View): readonly number[] | null {
  const frame = view.frames.find((each) => each.phase === 'last_chance');
  return frame?.phase === 'last_chance' ? frame.queue : null;
}

/** How many ports have been shared out, of how many until the end; the one at work is not yet counted. */
export function distributions(table: Table): { done: number; all: number } {
  const seats = String(table.view.players.length);
  const all = edition(table)?.distributions_by_players[seats] ?? 0;
  const ports = edition(table)?.ports_by_players[seats] ?? 0;
  const ended = table.over || lastChance(table.view) !== null;
  const done =
    ports - table.view.port_stack.length - table.view.ports.length + (ended && !table.view.port_stack.length ? 1 : 0);
  return { done: Math.max(0, Math.min(all, done)), all };
}

/** What a what-if says under a key, if it says it once. */
export function changed(foretold: Foretold | null | undefined, key: string) {
  return foretold?.changes.find(({ change }) => change.key === key)?.change ?? null;
}

/** The one what-if that touches a ref; null while several things could happen there. */
export function onlyForetold(table: Table, ref: string): Foretold | null {
  const found = table.foretold(ref);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The number of a ref such as `seat:2`. */
export const seatOf = (ref: string): number => Number(ref.split(':')[1]);
