/** What the drawing of Goa works with: the typed table, names of things, and where the round stands. */
import type { components } from '$api/schema';
import type { BoardTable } from '../board';
import { cardOf, colonyTile, columnOf, effectOf, tileKind, type Box, type Gain } from './box';

export type View = components['schemas']['goa.GoaView'];
export type Player = components['schemas']['goa.PlayerView'];
export type Frame = View['frames'][number];
export type Auction = components['schemas']['goa.Auction'];
export type Table = BoardTable<View, Box>;
type FrameOf<Phase extends Frame['phase']> = Extract<Frame, { phase: Phase }>;

export const SIZE = 5;

/** The frame of this kind that is open, the innermost one. */
export function frameOf<Phase extends Frame['phase']>(view: View, phase: Phase): FrameOf<Phase> | undefined {
  return view.frames.findLast((frame): frame is FrameOf<Phase> => frame.phase === phase);
}

/** The question that is asked. */
export function asked(view: View): Frame | undefined {
  return view.frames.at(-1);
}

export function nameOf(table: Table, seat: number): string {
  return table.seats[seat]?.name ?? '';
}

/** Seats from one on, clockwise. */
export function clockwise(table: Table, first: number): number[] {
  const count = table.view.players.length;
  return Array.from({ length: count }, (_, step) => (first + step) % count);
}

/**
 * Whose marker with this number it is: they go round from the one who places the flag. Until it is placed, `placer` is still
 * the one of the round before.
 */
export function ownerOf(view: View, marker: number): number {
  const placer = frameOf(view, 'place_flag')?.seat ?? view.placer;
  return (placer + marker - 1) % view.players.length;
}

/** Row and column of a place; those at the edge lie just outside. */
export function position(place: string): [number, number] {
  const field = /^r(\d)c(\d)$/.exec(place);
  if (field) return [Number(field[1]), Number(field[2])];
  const number = Number(place[1]);
  if (place[0] === 'n') return [-1, number];
  if (place[0] === 's') return [SIZE, number];
  return place[0] === 'w' ? [number, -1] : [number, SIZE];
}

function figures(gain: Gain | undefined) {
  return {
    ships: gain?.ships ?? 0,
    colonists: gain?.colonists ?? 0,
    ducats: gain?.ducats ?? 0,
    spices: gain?.spices ?? 0,
    extra_actions: gain?.extra_action ?? 0,
    cards: gain?.expedition_cards ?? 0,
  };
}

/** What a tile is called (`tile`), or what it does (`power`); as the server says it. */
function tileWords(table: Table, kind: 'tile' | 'power', tile: string): string {
  const { box } = table;
  const colony = colonyTile(box, tile);
  if (colony) {
    const spices = box.development.spice_cycle.filter((spice) => colony.spices.includes(spice));
    const facts = { colony: table.say(`colony-${colony.colony}`), fields: colony.fields };
    if (spices.length === box.development.spice_cycle.length) return table.say('tile-colony', facts);
    const [first, second] = [spices[0], spices.at(-1)].map((spice) => table.say(`spice-${spice}`)) as [string, string];
    return table.say('tile-colony-pair', { ...facts, first, second });
  }
  const found = tileKind(box, tile);
  if (!found) return tile;
  if (found.category === 'plantation')
    return table.say(`${kind}-plantation`, { spice: table.say(`spice-${found.spice}`), fields: found.fields ?? 0 });
  const choices = found.choose_one ?? [];
  return table.say(`${kind}-${found.id}`, {
    ...figures(found.gain),
    ships: Math.max(found.gain?.ships ?? 0, ...choices.map((choice) => choice.ships ?? 0)),
    colonists: Math.max(found.gain?.colonists ?? 0, ...choices.map((choice) => choice.colonists ?? 0)),
    vp: found.vp || found.single_plantation_vp || 0,
    required: found.spices_required ?? 0,
    tiles: found.fill_tiles_max ?? 0,
    revealed: found.reveal_cards ?? 0,
  });
}

export const tileName = (table: Table, tile: string) => tileWords(table, 'tile', tile);
/** What a tile does; no tile is the flag. A colony tile does nothing but hold sacks. */
export function powerOf(table: Table, tile: string | null): string {
  if (tile === null) return table.say('power-flag', figures(table.box.flag.gain_on_purchase));
  return colonyTile(table.box, tile) ? '' : tileWords(table, 'power', tile);
}
/** What lies on a tile, in words. */
export function sacksWords(table: Table, sacks: readonly string[], fields: number): string {
  const spices = sacks.map((spice) => table.say(`spice-${spice}`)).join(', ');
  return table.say('board-sacks', { sacks: sacks.length, fields, spices });
}

/** The short name that fits on a tile. */
export function shortName(table: Table, tile: string): string {
  const kind = tileKind(table.box, tile);
  if (!kind) return table.say(`colony-${colonyTile(table.box, tile)?.colony}`);
  return table.say(kind.category === 'plantation' ? `board-spice-${kind.spice}` : `board-tile-${kind.id}`);
}

export function effectWords(table: Table, card: string): string {
  const effect = effectOf(table.box, card);
  return table.say(`effect-${effect?.id}`, {
    ships: effect?.ships ?? 0,
    colonists: effect?.colonists ?? 0,
    ducats: effect?.ducats ?? 0,
    spices: effect?.spices_max || effect?.sell_max || 0,
    price: effect?.ducats_per_spice ?? 0,
    reveals: effect?.extra_reveals ?? 0,
  });
}

export function cardName(table: Table, id: string): string {
  const card = cardOf(table.box, id);
  return table.say('card', {
    effect: effectWords(table, id),
    symbol: table.say(`symbol-${card?.symbol}`),
    colonists: card?.colonists ?? 0,
  });
}

export function bonanzaName(table: Table, id: string): string {
  return table.say(`bonanza-${id}`, figures(table.box.bonanza_tiles.find((tile) => tile.id === id)?.gain));
}

export function placeName(table: Table, place: string): string {
  const [row, column] = position(place);
  if (place.startsWith('r')) return table.say('field', { row: row + 1, column: column + 1 });
  return table.say(`edge-${place[0]}`, { number: Number(place[1]) + 1 });
}

/** What the action at hand would change of this seat's goods: the new amount, if it changes. */
export function becomes(table: Table, seat: number, key: string): number | string | null {
  const found = table.proposed?.changes.find(({ change }) => change.ref === `seat:${seat}` && change.key === key);
  return found && found.change.after !== found.change.before ? found.change.after : null;
}

export interface Reach {
  readonly board: number;
  readonly own: number;
}

/** What a player's board and colonists bring to a founding; by espionage an opponent's row counts. */
export function reachOf(table: Table): Reach | null {
  const { view, me, box } = table;
  const own = me === null ? undefined : view.players[me];
  if (!own) return null;
  const spied = frameOf(view, 'name_colony');
  const rows = spied && spied.seat === me ? view.players[spied.opponent]?.rows : own.rows;
  return { board: columnOf(box, 'colony').yields?.[(rows?.[4] ?? 1) - 1] ?? 0, own: own.colonists };
}

export type Step = 'quick_start' | 'placing' | 'auctions' | 'actions' | 'extra_actions' | 'over';

/** The part of the round that is being played. */
export function stepOf(table: Table): Step {
  const { view } = table;
  if (table.over) return 'over';
  if (frameOf(view, 'quick_start')) return 'quick_start';
  if (frameOf(view, 'place_flag') || frameOf(view, 'place_marker')) return 'placing';
  if (frameOf(view, 'auctions')) return 'auctions';
  if (frameOf(view, 'extra_actions')) return 'extra_actions';
  if (frameOf(view, 'actions')) return 'actions';
  return 'placing';
}

/** Which of the actions of a round is being taken; 0 outside of them. */
export function actionNumber({ view }: Table): number {
  return Math.ceil((frameOf(view, 'actions')?.turns ?? 0) / view.players.length);
}

/** The auction that runs; while its buyer still chooses something, only its marker is left. */
export function auctionOf(view: View): Auction | undefined {
  return (frameOf(view, 'bid') ?? frameOf(view, 'auctioneer_decide'))?.auction;
}

const ON_OWN_BOARD: readonly Frame['phase'][] = [
  'quick_start',
  'turn',
  'after_action',
  'harvest_pause',
  'expedition_pause',
  'extra_or_pass',
  'place_spice',
  'take_spice',
  'choose_column',
  'discard_plantation',
  'choose_fill_tile',
  'mix_ships',
  'mix_colonists',
];

/** Whether cards and tiles are asked for. */
const asksForCards = ({ view }: Table): boolean =>
  ['after_action', 'harvest_pause', 'expedition_pause'].includes(asked(view)?.phase ?? '');

/** The harvest or expedition that waits while something else is asked, with what is left of it. */
export function waitingOf(view: View): FrameOf<'harvest'> | FrameOf<'expedition'> | null {
  const waiting = frameOf(view, 'harvest') ?? frameOf(view, 'expedition');
  return waiting?.left && asked(view)?.phase !== 'place_spice' ? waiting : null;
}

/** How many cards a player may hold. */
export const handLimit = ({ view, box }: Table, seat: number): number =>
  columnOf(box, 'expedition').hand_limit?.[(view.players[seat]?.rows[3] ?? 1) - 1] ?? 0;

/** Where the question is answered. */
export function regionAsked(table: Table): 'own' | 'grid' | 'bench' | 'colonies' {
  const phase = asked(table.view)?.phase;
  if (phase === 'name_colony' || phase === 'name_founding') return 'colonies';
  if (phase === 'place_flag' || phase === 'place_marker' || phase === 'choose_grid_tile') return 'grid';
  const mine = table.me !== null && table.deciders.includes(table.me);
  return mine && phase && ON_OWN_BOARD.includes(phase) ? 'own' : 'bench';
}

const PARTS = { grid: '.goa-board .area', bench: '.goa-board .bench', colonies: '.goa-board .piles', own: '.goa-dock' };

/** The part of the page where the question is answered, as a selector: a small screen scrolls to it. */
export function partAsked(table: Table): string {
  const region = regionAsked(table);
  return region === 'own' && asksForCards(table) ? '.goa-dock .held' : PARTS[region];
}

/** Whether the table shows this player's ducats: covered money is counted by memory until the end. */
export function moneyShown(table: Table, seat: number): boolean {
  return seat === table.me || table.over || table.view.options.open_money;
}
