/** Before something is given away for good the table says so, and asks once. */
import { expectAccessible } from './support/axe';
import { Chance } from './support/chance';
import { expect, test } from './support/fixtures';
import { GAMES, goSolo } from './support/gathering';
import { mouse } from './support/hands';
import { Player, playOut } from './support/player';
import { inTurn } from './support/rotation';

interface Legal {
  readonly cautions?: readonly { readonly text: string }[];
}

test('an action that gives something away is warned of, once', inTurn(3), async ({ person }) => {
  const someone = await person({ settings: { warn: true } });
  const { page } = someone;
  let legal: readonly Legal[] = [];
  page.on('websocket', (socket) =>
    socket.on('framereceived', ({ payload }) => {
      const frame = JSON.parse(String(payload)) as { tell: string; seen?: { words?: { legal?: readonly Legal[] } } };
      if (frame.tell === 'position') legal = frame.seen?.words?.legal ?? [];
    }),
  );
  await goSolo(
    someone,
    mouse,
    GAMES.find(({ name }) => name === 'Goa')!,
  );
  const player = new Player(page, mouse, new Chance(5), true);
  const costly = () => legal.findIndex(({ cautions }) => cautions?.length);
  // In the first auctions of the first round everybody may bid all they have, and other auctions follow.
  await playOut([player], async () => (await player.until(({ turn }) => turn !== 'others', 'a turn')) && costly() >= 0);

  const { seq } = await player.look();
  if (!(await player.look()).listed) await page.locator('.table-bar button[data-list]').click();
  const button = page.locator('[data-list-view] button[data-choice]').nth(costly());
  const card = page.locator('[data-caution-card]');
  await button.click();
  await expect(card).toContainText(legal[costly()]!.cautions![0]!.text);
  await expectAccessible(page, 'a warning');
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
  expect((await player.look()).seq).toBe(seq);
  await button.click();
  await page.locator('[data-caution-go]').click();
  await player.until((sight) => sight.seq > seq, 'the action');
  await expect(card).toHaveCount(0);
});
