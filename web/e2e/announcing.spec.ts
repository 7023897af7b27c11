/** Somebody who listens instead of looking hears what happens and when it is their turn. */
import { Chance } from './support/chance';
import { expect, test } from './support/fixtures';
import { goSolo, SETUPS } from './support/gathering';
import { Keyboard } from './support/hands';
import { Player, playOut } from './support/player';
import { inTurn } from './support/rotation';
import { say } from './support/words';

test('turns and events are announced in the live region', inTurn(0), async ({ person }) => {
  test.setTimeout(240_000);
  const someone = await person();
  const { page } = someone;
  await page.addInitScript(() => {
    const heard: string[] = [];
    Object.assign(window, { heard });
    new MutationObserver((changes) => {
      for (const { addedNodes, target } of changes)
        if ((target as Element).closest?.('[data-announcer][aria-live]'))
          for (const node of addedNodes) if (node.textContent?.trim()) heard.push(node.textContent.trim());
    }).observe(document, { childList: true, subtree: true });
  });
  await goSolo(someone, new Keyboard(), SETUPS[0]!);
  const player = new Player(page, new Keyboard(), new Chance(3));
  await playOut([player], (taken) => taken >= 4);
  await player.until(({ turn }) => turn === 'mine', 'the next turn');
  // What is drawn in a question, such as a card, is named in full where it is heard.
  const question = await page.locator('.table-bar [data-question]').evaluate((part) => window.spokenOf(part));
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard);

  await expect.poll(heard, 'the turn and its question').toContain(say('announce-turn', { question }));
  const log = await page.locator('[data-log]').evaluate((part) => window.spokenOf(part));
  const events = (await heard()).filter((text) => !text.startsWith(say('announce-turn', { question: '' }).trim()));
  expect(events.length, 'what the bots did').toBeGreaterThan(0);
  for (const event of events) expect(log, 'the log says the same').toContain(event);
});
