/**
 * A question with one answer that everybody can see is answered after a moment. Never where a hidden hand leaves only one
 * (the server says so). Where the player could still undo the decision before, it takes longer, and they can stop it; it is left
 * to them if the answer cannot be undone itself, and after they have undone something.
 */
import { untrack } from 'svelte';
import { announcer } from '$ui/announcer.svelte';
import type { Match } from '$ui/match/match.svelte';
import { SCENE_MS } from '$ui/match/playback/hold';
import type { Choice } from '$ui/picker/picker';
import { settings } from '$ui/settings.svelte';
import { say } from '$words/words.svelte';

/** Nobody can read what is shown for a shorter time. */
const MIN_SHOWN_MS = 600;
/** Where the decision before can still be undone, there is time to stop the answer: others may move after it. */
const MIN_UNDO_MS = 3000;

export class OnlyAnswer {
  /** The answer that is about to be given. */
  due = $state.raw<Choice | null>(null);

  /** The position in which the player wants to answer themselves. */
  private kept = $state(-1);

  /** The player has undone something in this turn: they are looking for the decision before. */
  private undone = false;

  constructor(
    private readonly match: Match,
    private readonly act: (choice: Choice) => Promise<void>,
  ) {}

  /** Milliseconds until the answer is given. */
  get ms(): number {
    return Math.max(SCENE_MS[settings.pace], this.match.mayUndo ? MIN_UNDO_MS : MIN_SHOWN_MS);
  }

  /** Look at the position, and answer if there is nothing to decide: call it in an effect, which undoes it. */
  look(): (() => void) | undefined {
    const { seen, mine, busy, mayUndo, picking } = this.match;
    const [only] = picking.legal;
    // In a lesson everything is done by hand: that is what it is for.
    const wanted = settings.onlyAnswer && !seen?.words?.lesson;
    const open = wanted && mine && seen?.words?.only_answer && seen.seq !== this.kept;
    if (!mine) this.undone = false;
    if (!open || busy || !only || (mayUndo && only.final) || this.undone) return undefined;
    this.due = only;
    untrack(() => announcer.say(say('only-answer', { answer: only.label })));
    const timer = setTimeout(() => void this.act(only), this.ms);
    return () => {
      clearTimeout(timer);
      this.due = null;
    };
  }

  /** The player undoes something: until others move, every answer is theirs. */
  undoing(): void {
    this.undone = true;
  }

  /** Let the player answer. */
  wait(): void {
    this.kept = this.match.seen?.seq ?? -1;
  }
}
