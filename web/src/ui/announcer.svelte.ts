/** What is said aloud to those who listen instead of looking: turns and events, one after the other. */
class Announcer {
  said = $state<{ id: number; text: string }[]>([]);
  private next = 0;

  /** Say something; the last few stay, so that a screen reader has time to read them. */
  say(...texts: string[]): void {
    const added = texts.filter(Boolean).map((text) => ({ id: this.next++, text }));
    this.said = [...this.said, ...added].slice(-8);
  }
}

export const announcer = new Announcer();
