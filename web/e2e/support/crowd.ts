/** A table with more cards than any match has: the box gets more of them, and every warehouse is filled on the way here. */
import type { Page } from '@playwright/test';

interface Cargo {
  id: string;
  spice: string;
  value: number;
}
interface Frame {
  tell: string;
  seen?: { view: { players: { warehouse: string[] }[] } };
}

/** Cards that nobody printed, so many of each kind for each of five seats. */
function printed(cargo: readonly Cargo[], many: number): Cargo[][] {
  const kinds = [...new Set(cargo.map(({ spice }) => spice))];
  const models = kinds.map((kind) => cargo.find(({ spice }) => spice === kind)!);
  const each = Math.ceil(many / (5 * kinds.length));
  return Array.from({ length: 5 }, (_, seat) =>
    models.flatMap((model) =>
      Array.from({ length: each }, (_, number) => ({
        ...model,
        value: 1,
        id: `more_${seat}_${model.spice}_${number}`,
      })),
    ),
  );
}

/** Let a page see at least so many cards at a table of Borneo. */
export async function crowd(page: Page, many: number): Promise<void> {
  const box = (await (await page.request.get('/api/games/borneo/box')).json()) as { cargo: Cargo[] };
  const more = printed(box.cargo, many);
  await page.route('**/api/games/borneo/boxes/*', (route) =>
    route.fulfill({ json: { ...box, cargo: [...box.cargo, ...more.flat()] } }),
  );
  await page.routeWebSocket(/\/socket$/, (near) => {
    const far = near.connectToServer();
    far.onMessage((message) => {
      const frame = JSON.parse(String(message)) as Frame;
      frame.seen?.view.players.forEach((player, seat) => (player.warehouse = more[seat]!.map(({ id }) => id)));
      near.send(JSON.stringify(frame));
    });
  });
}
