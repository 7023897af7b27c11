/** Whether the server asked this browser to wait, because it asked too much: said quietly, on whatever page one is. */

export interface Wait {
  readonly seconds: number;
  /** Whether the request is sent again by itself; otherwise one has to do again what one did. */
  readonly again: boolean;
}

class Waiting {
  wait = $state.raw<Wait | null>(null);
  private over: ReturnType<typeof setTimeout> | undefined;

  /** Say it until the time is over. */
  begin(seconds: number, again: boolean): void {
    this.wait = { seconds, again };
    clearTimeout(this.over);
    this.over = setTimeout(() => (this.wait = null), seconds * 1000);
  }
}

export const waiting = new Waiting();
