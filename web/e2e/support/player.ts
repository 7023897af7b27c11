/**
 * Somebody who plays a whole game at a table: looks at the marks, chooses among what is legal, touches it, confirms. It
 * never speaks to the server by itself and knows no game.
 */
import type { Page } from '@playwright/test';
import type { Chance } from './chance';
import type { Hands } from './hands';
import { look, type Sight } from './sight';

/** Milliseconds until the page shows the result of a command; a broken connection takes longer than that. */
const ANSWER_TIMEOUT_MS = 60_000;
/** Maximum number of touches for one decision; more means that the picker goes round in circles. */
const MAX_TOUCHES = 40;
const LIST_OF_ACTIONS = '[data-list-view] button[data-choice]';

export class Player {
  decisions = 0;
  touches = 0;

  constructor(
    readonly page: Page,
    readonly hands: Hands,
    private readonly chance: Chance,
    /** Use the plain list instead of the table. */
    readonly byList = false,
  ) {}

  look(): Promise<Sight> {
    return look(this.page);
  }

  /** Take one decision if it is this seat's turn; returns whether it was, or that the match is over. */
  async turn(): Promise<'decided' | 'waiting' | 'over'> {
    let sight = await this.look();
    if (sight.turn === 'over') return 'over';
    if (sight.turn !== 'mine' || sight.busy) return 'waiting';
    const { seq } = sight;
    for (let touched = 0; touched < MAX_TOUCHES; touched++) {
      if (await this.step(sight)) {
        await this.until((now) => now.seq > seq || now.turn === 'over', `an answer to "${sight.question}"`);
        this.decisions++;
        return 'decided';
      }
      sight = await this.look();
      if (sight.seq > seq || sight.turn === 'over') return 'decided';
    }
    throw new Error(`no decision after ${MAX_TOUCHES} touches: ${JSON.stringify(sight)}`);
  }

  /** On this seat's turn: touch things until there is something to confirm. False if it is not, or if it was decided at once. */
  async untilReady(): Promise<boolean> {
    let sight = await this.look();
    const { seq } = sight;
    for (let touched = 0; touched < MAX_TOUCHES && sight.turn === 'mine' && sight.seq === seq; touched++) {
      if (sight.confirm) return true;
      const refs = sight.targets.filter((target) => target.kind === 'ref');
      await this.touch(this.chance.pick(refs.length ? refs : sight.targets).selector);
      // A button that is an answer of its own has been pressed: the position follows.
      sight = await this.until((now) => now.seq > seq || now.confirm || now.targets.length > 0, 'something to touch');
    }
    return false;
  }

  confirm(): Promise<void> {
    return this.touch('.table-bar button[data-confirm]');
  }

  /** Wait until the table looks as it should. */
  async until(is: (sight: Sight) => boolean, what: string, patience = ANSWER_TIMEOUT_MS): Promise<Sight> {
    const end = Date.now() + patience;
    for (;;) {
      const sight = await this.look();
      if (is(sight)) return sight;
      if (Date.now() > end) throw new Error(`waited in vain for ${what}: ${JSON.stringify(sight)}`);
      await this.page.waitForTimeout(20);
    }
  }

  /** One touch; true if it carried an action out. */
  private async step(sight: Sight): Promise<boolean> {
    if (this.byList) return this.fromTheList(sight);
    const others = sight.targets.filter((target) => target.kind !== 'amount');
    const amounts = sight.targets.filter((target) => target.kind === 'amount');
    // An amount is changed now and then; what is ready is confirmed, unless there is something else to do instead.
    if (sight.confirm && amounts.length && this.chance.next() < 0.3) {
      await this.touch(this.chance.pick(amounts).selector);
      return false;
    }
    if (sight.confirm && (sight.chosen > 0 || !others.length || this.chance.next() < 0.5)) {
      await this.confirm();
      return true;
    }
    const targets = others.length ? others : amounts;
    if (!targets.length) throw new Error(`nothing to touch: ${JSON.stringify(sight)}`);
    const target = this.chance.pick(targets);
    await this.touch(target.selector);
    return target.kind === 'offer';
  }

  /** Open the list if it is closed, and take one of its actions. */
  private async fromTheList(sight: Sight): Promise<boolean> {
    if (!sight.listed) {
      await this.touch('.table-bar button[data-list]');
      return false;
    }
    const index = Math.floor(this.chance.next() * sight.listed);
    await this.touch(`${LIST_OF_ACTIONS} >> nth=${index}`);
    return true;
  }

  private async touch(selector: string): Promise<void> {
    this.touches++;
    await this.hands.touch(this.page.locator(selector).filter({ visible: true }).first());
  }
}

/** Play until the game is over for everybody, or `enough` says so; returns how many decisions were taken. */
export async function playOut(
  players: readonly Player[],
  enough: (decisions: number) => boolean | Promise<boolean> = () => false,
): Promise<number> {
  let decisions = 0;
  let quiet = Date.now();
  const over = new Set<Player>();
  while (over.size < players.length) {
    let moved = false;
    for (const player of players) {
      if (over.has(player)) continue;
      const came = await player.turn();
      if (came === 'over') over.add(player);
      if (came !== 'decided') continue;
      moved = true;
      if (await enough(++decisions)) return decisions;
    }
    if (moved) quiet = Date.now();
    else await players[0]!.page.waitForTimeout(25);
    if (Date.now() - quiet > ANSWER_TIMEOUT_MS) {
      const sights = await Promise.all(players.map((player) => player.look()));
      throw new Error(`nobody has to decide for a minute: ${JSON.stringify(sights)}`);
    }
  }
  return decisions;
}
