/** What scrolls on a board that nobody can touch must still be reached by the keyboard. */

const ALREADY = 'a[href], button, input, select, textarea, [tabindex]';

/** Let the keyboard reach everything below an element that scrolls and holds nothing to stop at. */
export function letReach(root: HTMLElement): void {
  for (const each of root.querySelectorAll<HTMLElement>('.table-board *, .table-mats *, .table-dock *')) {
    const wider = each.scrollWidth > each.clientWidth + 1 || each.scrollHeight > each.clientHeight + 1;
    if (!wider || each.tabIndex >= 0 || each.querySelector(ALREADY)) continue;
    const { overflowX, overflowY } = getComputedStyle(each);
    if (/auto|scroll/.test(overflowX + overflowY)) each.tabIndex = 0;
  }
}
