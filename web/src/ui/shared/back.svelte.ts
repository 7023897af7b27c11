/** Back closes what lies over the page: opening it adds an entry to the history, which Back takes away again. */

/** Call it while a component is made. */
export function closeOnBack(isOpen: () => boolean, close: () => void): void {
  const open = $derived(isOpen());
  $effect(() => {
    if (!open) return;
    history.pushState({ sheet: true }, '');
    let gone = false;
    const back = () => {
      gone = true;
      close();
    };
    addEventListener('popstate', back);
    return () => {
      removeEventListener('popstate', back);
      // Closed otherwise: the entry goes, unless somebody went on to another page.
      if (!gone && (history.state as { sheet?: boolean } | null)?.sheet) history.back();
    };
  });
}
