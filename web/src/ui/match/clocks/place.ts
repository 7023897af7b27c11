/** Buttons that disappear once pressed: the keyboard focus stays nearby on the page. */
import { heardKey } from '$ui/match/keys';

export class Place {
  /** The thing among them that had the focus last; nothing since the focus went elsewhere. */
  private last: HTMLElement | null = null;

  /** Listen where the focus goes; returns how to stop. */
  watch(root: HTMLElement): () => void {
    const heard = ({ target }: FocusEvent) => {
      this.last = target instanceof HTMLElement && root.contains(target) ? target : null;
    };
    document.addEventListener('focusin', heard);
    return () => document.removeEventListener('focusin', heard);
  }

  /** If the focus was here and got lost: back to where it was, or to what has taken its place. */
  keep(next: () => HTMLElement | null | undefined): void {
    if (!this.last || !heardKey() || document.activeElement !== document.body) return;
    (this.last.isConnected ? this.last : next())?.focus({ preventScroll: true });
  }
}
