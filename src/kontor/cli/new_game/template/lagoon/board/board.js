// @ts-check
/**
 * How the browser draws Lagoon: the lot, the rows of all seats, and the own hand. It draws and holds no rule: what has
 * `data-ref` is marked, touched and confirmed by Kontor.
 */

/** @typedef {import('./board_table').BoardTable<View, Box>} Table */
/** @typedef {{ lot?: string }} Frame */
/** @typedef {{ rows: string[][], coins: number[], hand: string[], pile: number, frames: Frame[] }} View */
/** @typedef {{ pearl: { id: string, value: number }[] }} Box */

/**
 * Make an element with attributes and children.
 * @param {string} name
 * @param {Record<string, string>} attributes
 * @param {(string | Node)[]} children
 */
function make(name, attributes, ...children) {
  const element = document.createElement(name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, value);
  element.append(...children);
  return element;
}

/**
 * A pearl: the larger, the more it counts.
 * @param {Table} table
 * @param {string} id
 */
function pearl(table, id) {
  const value = table.box.pearl.find((each) => each.id === id)?.value ?? 0;
  const label = table.say('pearl', { value, number: id.slice(1) });
  const drawn = make('div', { class: 'pearl', 'data-ref': `pearl:${id}`, 'aria-label': label }, String(value));
  drawn.style.setProperty('--size', `${26 + 3 * value}px`);
  return drawn;
}

/**
 * A heading with what belongs to it.
 * @param {string} title
 * @param {Record<string, string>} attributes
 * @param {Node[]} children
 */
function part(title, attributes, ...children) {
  const line = make('div', { class: 'line' }, ...children);
  return make('section', { class: 'part', ...attributes }, make('h3', {}, title), line);
}

/**
 * Everything that the own seat sees.
 * @param {Table} table
 */
function position(table) {
  const { view } = table;
  const pearls = (/** @type {string[]} */ ids) => ids.map((id) => pearl(table, id));
  const lots = view.frames.flatMap((frame) => frame.lot ?? []);
  const pile = make('div', { class: 'pile', 'data-ref': 'pile' }, table.say('board-pile', { count: view.pile }));
  const rows = table.seats.map(({ seat, name }) => {
    const coins = view.coins[seat] ?? 0;
    /** @type {Record<string, string>} */
    const decides = table.deciders.includes(seat) ? { 'data-decides': '' } : {};
    const title = table.say('board-row', { name, coins });
    return part(title, { 'data-place': `seat:${seat}`, ...decides }, ...pearls(view.rows[seat] ?? []));
  });
  const lot = part(table.say('board-lot'), { class: 'part lot' }, ...pearls(lots), pile);
  return [lot, ...rows, ...(table.me === null ? [] : [part(table.say('board-hand'), {}, ...pearls(view.hand))])];
}

/** @type {import('./board_table').CreateBoard<View, Box>} */
export function createBoard(container, first) {
  const root = make('div', { class: 'lagoon-board' });
  const draw = (/** @type {Table} */ table) => root.replaceChildren(...position(table));
  draw(first);
  container.append(root);
  return { update: draw, destroy: () => root.remove() };
}
