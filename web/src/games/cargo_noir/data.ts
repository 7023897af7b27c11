/** What the drawing reads off the view and the box: looking up, sorting and counting what lies open, and no rule. */
import type { components } from '$api/schema';
import type { BoardTable, Foretold } from '$games/board';

type Schemas = components['schemas'];

export type View = Schemas['cargo_noir.View'];
export type Frame = View['frames'][number];
export type Combo = Schemas['cargo_noir.Combo'];
export type TradeFrame = Schemas['cargo_noir.BasketFrame'] | Schemas['cargo_noir.PaymentFrame'];
export type Group = 'smugglers_edge' | 'simple' | 'unique';
export interface Card {
  readonly id: string;
  readonly place: number;
  readonly group: Group;
  readonly cost: number;
  readonly points: number;
  readonly copies: number;
  readonly limit?: number;
  readonly amount?: number;
  /** What a unique card cost and gave before, for matches with the former reading. */
  readonly former_cost?: number;
  readonly former_points?: number;
}
export interface Port {
  readonly id: string;
  readonly slots: number;
  readonly open_for: readonly number[];
  readonly open_for_b: readonly number[];
}
export interface Box {
  readonly casino: { readonly coins_per_ship: number };
  readonly port: readonly Port[];
  readonly cargo: readonly { readonly id: string; readonly count: number }[];
  readonly values: { readonly same: readonly number[]; readonly different: readonly number[] };
  readonly card: readonly Card[];
}
export type Table = BoardTable<View, Box>;

export const WILD = 'wild';
export const GROUPS: readonly Group[] = ['smugglers_edge', 'simple', 'unique'];
/** Where the ports lie around Macao: above, at its sides, below. */
const ABOVE = ['rotterdam', 'new_york', 'cape_town'];
const BESIDE = ['hong_kong', 'tanger'];
const BELOW = ['rio', 'panama', 'bombay'];

/** The ports of the box by their place in the ring; one that nobody has placed lies below. */
export function ring(box: Box): { above: Port[]; beside: Port[]; below: Port[] } {
  const at = (ids: readonly string[]) => ids.flatMap((id) => box.port.find((port) => port.id === id) ?? []);
  const placed = new Set([...ABOVE, ...BESIDE, ...BELOW]);
  const others = box.port.filter((port) => !placed.has(port.id));
  return { above: at(ABOVE), beside: at(BESIDE), below: [...at(BELOW), ...others] };
}

/** With how many players a port opens, in the profile that is played. */
export const opensFor = (view: View, port: Port): readonly number[] =>
  view.options.port_profile === 'a' ? port.open_for : port.open_for_b;

/** The cards in the order of the market, with the costs and points of this match. */
export const cardsOf = ({ box, view }: Pick<Table, 'box' | 'view'>): Card[] =>
  box.card.map((card) => figured(view, card)).sort((a, b) => a.place - b.place);
export const cardOf = (table: Pick<Table, 'box' | 'view'>, id: string): Card | undefined =>
  cardsOf(table).find((card) => card.id === id);
function figured(view: View, card: Card): Card {
  const { cost, points, former_cost = cost, former_points = points } = card;
  return view.options.unique_cards ? card : { ...card, cost: former_cost, points: former_points };
}
export const typeOf = (tile: string): string => tile.split(':')[0] ?? tile;
export const typesOf = (box: Box): string[] => [...box.cargo.map(({ id }) => id), WILD];

/** The open question. */
export const topFrame = (view: View): Frame | undefined => view.frames.at(-1);
export function tradeFrame(view: View): TradeFrame | null {
  const frame = topFrame(view);
  return frame?.phase === 'basket' || frame?.phase === 'payment' ? frame : null;
}
export const isAsked = (table: Table): boolean => table.me !== null && table.deciders.includes(table.me);
/** The port whose stack is being built. */
export function biddingAt(view: View): string | null {
  const frame = topFrame(view);
  return frame?.phase === 'raise' || frame?.phase === 'bid' ? frame.port : null;
}

export const PHASES = ['ships', 'trade', 'send'] as const;
export type PhaseName = (typeof PHASES)[number];
const PHASE_OF: Partial<Record<Frame['phase'], PhaseName>> = {
  ships: 'ships',
  raise: 'ships',
  swap: 'ships',
  basket: 'trade',
  payment: 'trade',
  discard: 'trade',
  sending: 'send',
  bid: 'send',
};
export function phaseOf(view: View): PhaseName | null {
  const frame = topFrame(view);
  return (frame && PHASE_OF[frame.phase]) ?? null;
}

/** Where the question is answered: a phone scrolls there. */
export function partAsked(view: View): string {
  const frame = topFrame(view);
  switch (frame?.phase) {
    case 'basket':
      return '.noir .market';
    case 'payment':
    case 'discard':
      return '.table-dock';
    case 'raise':
    case 'bid':
      return `.noir [data-ref="destination:${frame.port}"]`;
    default:
      return '.noir .macao';
  }
}

/** Equal tiles side by side. */
export interface Run {
  readonly type: string;
  readonly tiles: readonly string[];
}
/** A combination with the tiles that make it up. */
export interface Laid {
  readonly kind: Combo['kind'];
  readonly value: number;
  readonly runs: readonly Run[];
}

/** Tiles in runs of equal ones, in the order of the box. */
export function runsOf(box: Box, tiles: readonly string[]): Run[] {
  return typesOf(box).flatMap((type) => {
    const found = tiles.filter((tile) => typeOf(tile) === type);
    return found.length ? [{ type, tiles: found }] : [];
  });
}

/** The tiles of a player laid out as the combinations that the server has found. */
export function setsOf(tiles: readonly string[], combos: readonly Combo[]): Laid[] {
  const left = [...tiles];
  const take = (type: string) =>
    left.splice(
      Math.max(
        0,
        left.findIndex((tile) => typeOf(tile) === type),
      ),
      1,
    );
  return combos.map(({ kind, value, cargo_types }) => {
    const runs: { type: string; tiles: string[] }[] = [];
    for (const type of cargo_types) {
      const last = runs.at(-1);
      if (last?.type === type) last.tiles.push(...take(type));
      else runs.push({ type, tiles: take(type) });
    }
    return { kind, value, runs };
  });
}

/** How often each thing occurs. */
export function counted(things: readonly string[]): Map<string, number> {
  const found = new Map<string, number>();
  for (const thing of things) found.set(thing, (found.get(thing) ?? 0) + 1);
  return found;
}

/** How a ship stands in a port: all by itself, on the highest of several stacks, or on a lower one. */
export type Standing = 'alone' | 'leads' | 'outbid';
export function standing(stacks: readonly number[], seat: number): Standing | null {
  const own = stacks[seat] ?? 0;
  if (!own) return null;
  if (stacks.filter(Boolean).length === 1) return 'alone';
  return own === Math.max(...stacks) ? 'leads' : 'outbid';
}

/** Where the ships of a player are: in which ports, on how many coins. */
export function shipsInPorts(view: View, seat: number) {
  return Object.entries(view.ports).flatMap(([port, { stacks }]) => {
    const how = standing(stacks, seat);
    return how ? [{ port, coins: stacks[seat] ?? 0, how }] : [];
  });
}
export const fleetOf = (view: View, seat: number): number => {
  const player = view.players[seat];
  if (!player) return 0;
  return player.dock + player.at_casino + player.at_black_market + shipsInPorts(view, seat).length;
};

/** What a player can pay: the best value of the tiles, in the last round with all coins of the safe. */
export function reachOf(view: View, seat: number): number {
  const player = view.players[seat];
  if (!player) return 0;
  return player.value + (view.round === view.last_round ? player.safe : 0);
}
/** Whether a card is left in the market of which the player has fewer than anybody may have. */
export function isLeftFor(view: View, seat: number, { id, limit }: Card): boolean {
  const owned = view.players[seat]?.cards.filter((card) => card === id).length ?? 0;
  return (view.piles[id] ?? 0) > 0 && (!limit || owned < limit);
}

export const pointsOf = (view: View, seat: number): number =>
  view.scores.find((score) => score.seat === seat)?.total ?? 0;

/** What a what-if says under a key about a ref, if it says it. */
export function changed(foretold: Foretold | null | undefined, key: string, ref?: string) {
  return foretold?.changes.find(({ change }) => change.key === key && (!ref || change.ref === ref))?.change ?? null;
}
/** The same where only one thing can happen. */
export function onlyChange(table: Table, ref: string, key: string) {
  const found = table.foretold(ref).flatMap((each) => changed(each, key) ?? []);
  return found.length === 1 ? (found[0] ?? null) : null;
}
