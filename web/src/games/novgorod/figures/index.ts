/** Novgorod on one page. */
import type { Figure } from '$games/figures';
import type { Table } from '../data';
import '../theme.css';
import Base from './Base.svelte';
import Chart from './Chart.svelte';
import Leftward from './Leftward.svelte';
import Once from './Once.svelte';
import Rows from './Rows.svelte';
import Turn from './Turn.svelte';
import Uncovered from './Uncovered.svelte';
import Wins from './Wins.svelte';

export const FIGURES: readonly Figure<Table>[] = [
  { id: 'wins', picture: Wins },
  { id: 'turn', picture: Turn },
  { id: 'chart', picture: Chart },
  { id: 'once', picture: Once },
  { id: 'leftward', picture: Leftward },
  { id: 'rows', picture: Rows },
  { id: 'base', picture: Base },
  { id: 'uncovered', picture: Uncovered },
];
