/** What waits for me besides the table I look at, and the way to it. */
import { inLine, type Mine } from '$ui/shared/matches/my-matches';
import { myLists } from '$ui/mine.svelte';
import { router } from '$ui/route.svelte';

/** The match to go to from here: the one that has waited longest, and is not this one; null if none waits. */
export function nextFrom(mine: readonly Mine[], here: string): string | null {
  return othersOf(mine, here)[0]?.table.match ?? null;
}

/** Those that wait for me elsewhere, the longest first. */
export function othersOf(mine: readonly Mine[], here: string): Mine[] {
  return inLine(mine).filter(({ table }) => table.match !== here);
}

export class Waiting {
  /** What the page says about it. */
  said = $state<'' | 'next-looking' | 'next-none' | 'no-answer'>('');

  constructor(private readonly here: string) {}

  /** How many wait elsewhere; null as long as nobody has told. */
  get count(): number | null {
    return myLists.matches && othersOf(myLists.matches, this.here).length;
  }

  /** Go to the next one, or say that there is none. */
  async go(): Promise<void> {
    this.said = 'next-looking';
    try {
      const next = nextFrom(await myLists.get(), this.here);
      this.said = next === null ? 'next-none' : '';
      if (next !== null) router.go(`/table/${next}`);
    } catch {
      this.said = 'no-answer';
    }
  }
}

/** Whether a key was meant for the page and not for a field, a menu or a dialog that has the focus. */
export function forThePage(event: KeyboardEvent): boolean {
  const target = event.target instanceof Element ? event.target : null;
  const elsewhere = 'input, textarea, select, [contenteditable], [role="menu"], [role="dialog"], [role="alertdialog"]';
  const plain = !event.altKey && !event.ctrlKey && !event.metaKey && !event.shiftKey && !event.repeat;
  return plain && !event.defaultPrevented && !target?.closest(elsewhere);
}
