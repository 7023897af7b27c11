/** The positions of Novgorod's fixtures, drawn without a server: for the tests. */
import { draw as drawParts, positionsOf } from '../positions';
import Board from './Board.svelte';
import type { Box, Table, View } from './data';
import Dock from './Dock.svelte';
import Mats from './Mats.svelte';

type Part = typeof Board | typeof Dock | typeof Mats;

export const { box, names, position, tableOf } = positionsOf<View, Box>('novgorod');

export const draw = (table: Table, parts: readonly Part[] = [Mats, Board, Dock]): HTMLElement =>
  drawParts(table, ...parts);

/** What a screen reader says of a thing. */
export const nameOf = (page: Element, ref: string) =>
  page.querySelector(`[data-ref="${ref}"] > .visually-hidden`)?.textContent ?? '';
