/** The component file of Goa as the drawing reads it, and what follows from it by looking things up. */
export interface Gain {
  ships?: number;
  colonists?: number;
  ducats?: number;
  spices?: number;
  extra_action?: number;
  expedition_cards?: number;
}

export type Category = 'plantation' | 'crop_rotation' | 'scoring' | 'red' | 'one_shot' | 'swap' | 'immediate';

export interface TileKind {
  id: string;
  phase: 'A' | 'B';
  count: number;
  category: Category;
  spice?: string;
  fields?: number;
  vp?: number;
  single_plantation_vp?: number;
  gain?: Gain;
  choose_one?: Gain[];
  spices_required?: number;
  fill_tiles_max?: number;
  reveal_cards?: number;
  columns?: string[];
}

export interface ColonyTileKind {
  id: string;
  colony: string;
  spices: string[];
  fields: number;
  count: number;
}

export interface Effect {
  id: string;
  modifies_action: boolean;
  modifies?: string;
  ships?: number;
  colonists?: number;
  ducats?: number;
  spices_max?: number;
  sell_max?: number;
  ducats_per_spice?: number;
  ducats_by_target_row?: Record<string, number>;
  extra_reveals?: number;
}

export interface ExpeditionCard {
  id: string;
  action: string;
  colonists: number;
  symbol: string;
}

export interface Column {
  id: string;
  costs: string[][];
  yields?: number[];
  draw?: number[];
  hand_limit?: number[];
}

export interface Box {
  flow: { rounds_per_phase: number; actions_per_round: number; extra_action_keep_max: number };
  personal_board: { plantation_spaces: number };
  card_supply: { id: string; total_cards: number }[];
  development: {
    rows: number;
    spice_cycle: string[];
    first_to_row_bonus_rows: number[];
    all_markers_bonus_rows: number[];
    column: Column[];
  };
  flag: { gain_on_purchase: Gain };
  tiles: TileKind[];
  colonies: { id: string; colonists_required: number }[];
  colony_tiles: ColonyTileKind[];
  expedition_actions: Effect[];
  expedition_cards: ExpeditionCard[];
  scoring: { rows: number[]; colonies: number[]; symbol_sets: number[]; single_plantation: number; most_money: number };
  bonanza_tiles: { id: string; gain: Gain }[];
}

/** The columns of the development board from left to right; the view's `rows` stand in this order. */
export const COLUMNS = ['ships', 'harvest', 'taxes', 'expedition', 'colony'] as const;
export type ColumnId = (typeof COLUMNS)[number];
export const SYMBOLS = ['elephant', 'tiger', 'fish', 'palm', 'shell', 'statue'] as const;

/** Where a tile can lie in a storage: how many sacks it holds, and of which spices. */
export interface Ground {
  fields: number;
  spices: string[];
  colony: string | null;
}

export function tileKind(box: Box, tile: string): TileKind | undefined {
  const [back, id] = tile.split(':');
  return box.tiles.find((kind) => kind.id === id && kind.phase.toLowerCase() === back);
}

export function colonyTile(box: Box, tile: string): ColonyTileKind | undefined {
  return box.colony_tiles.find((kind) => kind.id === tile.split(':')[0]);
}

export function groundOf(box: Box, tile: string): Ground {
  const colony = colonyTile(box, tile);
  const cycle = box.development.spice_cycle;
  if (colony) {
    const spices = cycle.filter((spice) => colony.spices.includes(spice));
    return { fields: colony.fields, spices, colony: colony.colony };
  }
  const kind = tileKind(box, tile);
  const spices = kind?.spice === 'any' ? cycle : kind?.spice ? [kind.spice] : [];
  return { fields: kind?.fields ?? 0, spices, colony: null };
}

export function columnOf(box: Box, id: ColumnId): Column {
  return box.development.column.find((column) => column.id === id) ?? { id, costs: [] };
}

export function cardOf(box: Box, id: string): ExpeditionCard | undefined {
  return box.expedition_cards.find((card) => card.id === id);
}

export function effectOf(box: Box, id: string): Effect | undefined {
  return box.expedition_actions.find((effect) => effect.id === cardOf(box, id)?.action);
}

/** The colonies, the one with the smallest requirement first. */
export function coloniesOf(box: Box) {
  return box.colonies.toSorted((a, b) => a.colonists_required - b.colonists_required);
}

/** What a row of a column gives, as it is printed: of expedition, cards to draw and the hand limit. */
export function yieldOf(box: Box, id: ColumnId, row: number): string {
  const column = columnOf(box, id);
  if (id === 'expedition') return `${column.draw?.[row - 1]}/${column.hand_limit?.[row - 1]}`;
  return `${id === 'colony' ? '+' : ''}${column.yields?.[row - 1]}`;
}
