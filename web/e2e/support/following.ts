/**
 * What somebody who follows a match gets to see: every scene of the page as it was shown, held against what the server sent.
 */
import type { Page } from '@playwright/test';

/** What three bots did between two decisions is shown for less than this. */
const MAX_SHOW_MS = 60_000;

/** One scene as the page showed it. */
interface Shown {
  readonly seq: number;
  readonly caption: string;
  /** Milliseconds since the page was opened. */
  readonly at: number;
  /** Outlined things and things in the air, at most at once. */
  marks: number;
  motions: number;
  /** Whether some of what it marks or moves lay in the window, above the bar. */
  inSight: boolean;
}

/** One scene as the log has it. */
interface Told {
  readonly seq: number;
  readonly caption: string;
  /** Whether it names anything that could be marked or moved. */
  readonly shows: boolean;
  /** The events that it is made of. */
  readonly events: number;
}

export interface Followed {
  readonly events: number;
  readonly dropped: number;
  readonly out_of_order: number;
  readonly min_gap_ms: number;
  /** What was not shown as it should be, in words. */
  readonly missing: readonly string[];
}

declare global {
  interface Window {
    shown: Shown[];
  }
}

interface Line {
  readonly text: string;
  readonly quiet?: boolean;
  /** Whose turn it begins. */
  readonly turn?: number | null;
  readonly motions?: readonly unknown[];
  readonly marks?: readonly string[];
}
interface Entry {
  readonly seq: number;
  readonly seat: number | null;
  readonly lines?: readonly Line[];
}

/** Scenes of one entry: quiet lines belong to the line before, those at the beginning to the first that is not quiet. */
function scenesOf({ seq, lines = [] }: Entry): Told[] {
  const groups: Line[][] = [];
  for (const line of lines) {
    const group = groups.at(-1);
    if (!group || (!line.quiet && group.some(({ quiet }) => !quiet))) groups.push([line]);
    else group.push(line);
  }
  // What only begins a turn is told with what is done then, or by the question.
  const told = groups.filter(
    (group) => !group.every(({ quiet, turn }) => quiet && turn !== null && turn !== undefined),
  );
  return told.map((group) => ({
    seq,
    caption: (group.find(({ quiet }) => !quiet) ?? group[0]!).text,
    shows: group.some(({ motions, marks }) => Boolean(motions?.length || marks?.length)),
    events: group.length,
  }));
}

/** Follows one page from before it is opened. */
export class Follower {
  private readonly told: { seat: number | null; me: number | null; scenes: Told[] }[] = [];
  private requests = 0;
  private lastSeq = -1;

  constructor(private readonly page: Page) {}

  async begin(): Promise<void> {
    this.page.on('websocket', (socket) => {
      socket.on('framereceived', ({ payload }) => this.received(String(payload)));
    });
    // What if, why not and hints are questions of the player's own; everything else is traffic.
    this.page.on('request', (request) => {
      const { pathname } = new URL(request.url());
      if (pathname.startsWith('/api/') && !/\/(what-if|why-not|hints|describe|socket)$/.test(pathname))
        this.requests += 1;
    });
    await this.page.addInitScript(() => {
      window.shown = [];
      const look = () => {
        const bar = document.querySelector<HTMLElement>('[data-playback]');
        const told = bar?.querySelector('[data-caption]');
        const caption = told ? window.spokenOf(told) : '';
        const seq = Number(bar?.dataset.scene ?? -1);
        let last = window.shown.at(-1);
        if (bar && (last?.seq !== seq || last.caption !== caption)) {
          last = { seq, caption, at: performance.now(), marks: 0, motions: 0, inSight: false };
          window.shown.push(last);
        }
        if (bar && last) {
          last.marks = Math.max(last.marks, document.querySelectorAll('[data-changed]').length);
          last.motions = Math.max(last.motions, document.querySelectorAll('[data-flying]').length);
          const lands = [...document.querySelectorAll('[data-arriving]')];
          const foot = bar.getBoundingClientRect().top;
          last.inSight ||= (lands.length ? lands : [...document.querySelectorAll('[data-changed]')]).some((each) => {
            const { top, bottom, height } = each.getBoundingClientRect();
            const middle = (Math.max(top, 0) + Math.min(bottom, Math.max(top, 0) + 120)) / 2;
            return (
              bottom - Math.max(top, 0) > Math.min(24, height - 1) && (middle < foot || each.closest('.table-foot'))
            );
          });
        }
      };
      // Every change of the page: a scene is never shown for less than one.
      new MutationObserver(look).observe(document, {
        subtree: true,
        childList: true,
        characterData: true,
        attributes: true,
      });
      // The page that goes to a thing changes nothing in the document.
      addEventListener('scroll', look, { capture: true, passive: true });
    });
  }

  /** Requests for each step of the match since the last call. */
  requestsPerStep(steps: number): number {
    return steps ? this.requests / steps : 0;
  }

  countFromHere(): void {
    this.requests = 0;
  }

  /** What was shown of what the server told. Waits until nothing is shown any more: the scenes of one entry belong together. */
  async followed(): Promise<Followed> {
    await this.page.locator('[data-playback]').waitFor({ state: 'detached', timeout: MAX_SHOW_MS });
    const shown = await this.page.evaluate(() => window.shown);
    const until = shown.at(-1)?.seq ?? -1;
    // What one did oneself is shown at once: only what followed from it has a caption.
    const expected = this.told
      .flatMap(({ seat, me, scenes }) => (seat !== null && seat === me ? scenes.slice(1) : scenes))
      .filter(({ seq }) => seq <= until);
    const missing: string[] = [];
    let dropped = 0;
    let at = 0;
    let disordered = 0;
    for (const scene of expected) {
      const found = shown.findIndex(({ seq, caption }) => seq === scene.seq && caption === scene.caption);
      const seen = shown[found];
      if (seen && (!scene.shows || seen.marks || seen.motions)) {
        if (found < at) disordered += 1;
        at = Math.max(at, found);
        continue;
      }
      dropped += scene.events;
      missing.push(`${scene.seq} ${scene.caption}: ${seen ? 'neither mark nor motion' : 'not shown'}`);
    }
    const gaps = shown.slice(1).map((scene, number) => scene.at - shown[number]!.at);
    return {
      events: expected.reduce((sum, { events }) => sum + events, 0),
      dropped,
      out_of_order: disordered,
      min_gap_ms: gaps.length ? Math.round(Math.min(...gaps)) : 0,
      missing,
    };
  }

  private received(payload: string): void {
    const frame = JSON.parse(payload) as {
      tell: string;
      seen?: { seq: number; seat: number | null; told?: Entry[] };
    };
    if (frame.tell !== 'position' || !frame.seen || frame.seen.seq <= this.lastSeq) return;
    const opening = this.lastSeq < 0;
    this.lastSeq = frame.seen.seq;
    if (opening) return;
    const me = frame.seen.seat;
    for (const entry of frame.seen.told ?? []) this.told.push({ seat: entry.seat, me, scenes: scenesOf(entry) });
  }
}

/** Milliseconds from a touch on "Skip" until the question can be answered; null if nothing was shown just now. */
export async function timeToSkip(page: Page): Promise<number | null> {
  return page.evaluate(
    () =>
      new Promise<number | null>((done) => {
        const skip = document.querySelector<HTMLElement>('[data-playback] [data-skip]');
        const root = document.querySelector<HTMLElement>('.table-page');
        if (!skip || !root) return done(null);
        const began = performance.now();
        const look = () => {
          if (!document.querySelector('[data-playback]')) done(performance.now() - began);
          else if (performance.now() - began > 5000) done(5000);
          else requestAnimationFrame(look);
        };
        skip.click();
        look();
      }),
  );
}
