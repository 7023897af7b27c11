/** The sea chart: where the cities lie on it, how ships sail between them, and the coasts. */
import { citiesOf, type Box } from './data';

/** The chart is drawn in these units, and stretched to the place that there is. */
export const CHART = { width: 640, height: 560 };
export interface Point {
  readonly x: number;
  readonly y: number;
}
const PLACES: Readonly<Record<string, Point>> = {
  bergen: { x: 100, y: 84 },
  visby: { x: 326, y: 156 },
  novgorod: { x: 540, y: 80 },
  riga: { x: 540, y: 254 },
  danzig: { x: 528, y: 470 },
  luebeck: { x: 318, y: 420 },
  antwerp: { x: 104, y: 474 },
  london: { x: 98, y: 284 },
};
/** Sea lanes that are bent round the land; others are straight. */
const LANES: Readonly<Record<string, string>> = {
  'novgorod riga': 'M540 80C496 130 490 190 540 254',
  'danzig riga': 'M528 470C456 400 450 316 540 254',
  'danzig luebeck': 'M528 470C470 364 384 352 318 420',
  'antwerp luebeck': 'M104 474C132 300 276 220 318 420',
  'antwerp london': 'M104 474C58 420 52 350 98 284',
  'bergen london': 'M98 284C52 230 50 150 100 84',
  'bergen visby': 'M100 84C104 250 220 316 326 156',
  'novgorod visby': 'M326 156C396 84 460 62 540 80',
  'luebeck visby': 'M326 156C356 240 350 340 318 420',
};
export const LANDS = [
  'M118-5C112 30 92 60 96 96c4 32 22 54 44 62 20 7 32-8 44 10 10 18 12 46 24 68 8 14 24 14 30-4 6-18 2-34 14-46 14-14 18-36 16-56-2-22 16-34 24-56C300 52 322 40 330-5z',
  'M408-5c-10 27 0 45 26 49 36 6 66-6 106-4 35 2 60 6 105 4V-5z',
  'M645 92c-41 4-73 16-79 40-4 18 8 26 4 46-4 22-30 28-36 54-4 22 18 30 16 56-2 30-38 42-46 76-4 20 8 38-8 50-26 12-46-10-72-2-24 8-36 28-62 28-22 0-32-20-54-26-8-22-2-42-6-70-2-22-10-44-24-44-16 2-22 26-18 52 4 24-2 44-14 56-24 12-50 4-74 22-22 16-52 22-68 46-16 24-64 64-74 89h615z',
  'M-5 176c27 4 43 24 45 48 4 28 40 38 52 68 8 26-8 50-34 54-24 4-44 16-63 14z',
  'M-5 74c14 0 26 10 24 26-2 18-12 30-24 30z',
  'M312 176c10-12 24-6 22 12-2 18-12 34-22 28-8-6-8-26 0-40z',
  'M462 176c10-8 26-6 28 4 0 12-14 20-24 16-10-4-10-14-4-20z',
  'M468 150c6-6 16-4 16 2-2 8-12 10-16 6-2-2-2-6 0-8z',
  'M326 322c8-8 24-6 26 4 2 12-10 20-20 16-10-4-12-14-6-20z',
  'M296 286c2-8 12-10 14-2 2 12-4 24-10 22-6-2-6-12-4-20z',
];

/** Where a city lies; one that nobody has placed lies on a ring in the middle of the sea. */
export function placeOf(box: Box, city: string): Point {
  const known = PLACES[city];
  if (known) return known;
  const ring = citiesOf(box);
  const turn = (2 * Math.PI * ring.findIndex(({ id }) => id === city)) / ring.length;
  return { x: CHART.width * (0.5 + 0.2 * Math.sin(turn)), y: CHART.height * (0.5 - 0.2 * Math.cos(turn)) };
}

export type Lane = readonly [string, string];
const keyOf = ([one, other]: Lane): string => [one, other].sort().join(' ');

/** The sea lanes of the box: round the ring, and the one across. */
export function lanesOf(box: Box): Lane[] {
  const ring = citiesOf(box).map(({ id }) => id);
  const [one, other] = box.map.chord;
  const round = ring.map((city, at): Lane => [city, ring[(at + 1) % ring.length] ?? city]);
  return one && other ? [...round, [one, other]] : round;
}

/** How a lane is drawn. */
export function pathOf(box: Box, lane: Lane): string {
  const known = LANES[keyOf(lane)];
  if (known) return known;
  const [from, to] = lane.map((city) => placeOf(box, city));
  return from && to ? `M${from.x} ${from.y}L${to.x} ${to.y}` : '';
}

/** The lanes that a leg of a route takes: one, or two past a city that is off the map; a straight line if there is none. */
export function legOf(box: Box, from: string, to: string): Lane[] {
  const lanes = lanesOf(box);
  const joined = (a: string, b: string) => lanes.some((lane) => keyOf(lane) === keyOf([a, b]));
  if (joined(from, to)) return [[from, to]];
  const between = citiesOf(box).find(({ id }) => joined(from, id) && joined(id, to));
  return between
    ? [
        [from, between.id],
        [between.id, to],
      ]
    : [[from, to]];
}
