/** The route that lies on the table: its stops, what lies left of what, and what has been chosen of it so far. */
import { compoundFrame, goodOf, HOLD, routeFrame, type Held, type Stop, type Table, type View } from './data';

/** The seat whose ship is shown: the active player's; before the first turn the reader's own. */
export function captainOf(table: Table): number {
  const laying = routeFrame(table.view);
  if (laying) return laying.seat;
  return table.view.round === 0 && table.me !== null ? table.me : table.view.active;
}

/** The stops: while the route is laid those of the question, later those that lie there. */
export function stopsOf(view: View): Stop[] {
  const laying = routeFrame(view);
  if (!laying) return view.route;
  const own = new Set(view.players[laying.seat]?.kontors);
  return laying.stops.map((city) => ({
    city,
    own: own.has(city),
    placeholder: laying.placeholders.includes(city),
    used: false,
    worked: false,
  }));
}
export const slotsOf = (stops: readonly Stop[]): number =>
  stops.length + stops.filter(({ placeholder }) => placeholder).length;

/** How long the route can be: slots of the ship, those the pirate takes, and the one that the privilege can add. */
export function lengthOf(table: Table): { slots: number; robbed: number; more: number } {
  const { view, box } = table;
  const player = view.players[captainOf(table)];
  const visits = stopsOf(view).some(({ city }) => city === view.pirate);
  const robbed = view.pirate !== null && view.options.pirate_side === 'front' && visits ? box.pirate.front_penalty : 0;
  const ready = view.turn.privilege === null && (player?.privileges.includes('speed') ?? false);
  const more = ready || view.turn.privilege === 'speed' ? box.privileges.speed : 0;
  return { slots: (player?.speed ?? 0) - robbed, robbed, more };
}

/** The good in the hold, and whether it can be used already. */
export function heldBy(table: Table): { held: Held; good: string } | null {
  const held = table.view.players[captainOf(table)]?.hold;
  return held ? { held, good: goodOf(table.box, held.city) } : null;
}

/** What lies at a stop or left of it unturned, from the hold on: all that a manufactory there looks at. */
export function goodsUpTo(table: Table, at: number): Set<string> {
  const hold = heldBy(table);
  const lying = stopsOf(table.view)
    .slice(0, at + 1)
    .filter(({ used }) => !used)
    .map(({ city }) => goodOf(table.box, city));
  return new Set(hold && !hold.held.fresh ? [hold.good, ...lying] : lying);
}

/** The recipes that the planner finds for the manufactory of a stop by itself. */
export const makeable = (view: View, city: string): Set<number> =>
  new Set(
    view.planner?.plans
      .filter(({ aim, stop }) => aim === 'produce' && stop === city)
      .flatMap(({ productions }) => productions.map(({ recipe }) => recipe)),
  );

/** A manufactory that has been put to work in the action at hand: its recipe and its goods, if they are known. */
export interface Working {
  readonly stop: string;
  readonly recipe: number | null;
  readonly sources: readonly string[];
}
/** What has been chosen of the action at hand: manufactories at work, and goods that are delivered as they are. */
export function chosenSoFar(table: Table): { working: Working[]; sources: string[] } {
  const frame = compoundFrame(table.view);
  if (!frame) return { working: [], sources: [] };
  const working: { stop: string; recipe: number | null; sources: string[] }[] = [];
  if (frame.aim === 'produce' && frame.stop) working.push({ stop: frame.stop, recipe: null, sources: [] });
  const sources: string[] = [];
  for (const step of frame.steps) {
    const last = working.at(-1);
    if (step.do === 'choose_manufactory') working.push({ stop: step.stop, recipe: null, sources: [] });
    else if (step.do === 'choose_recipe' && last) last.recipe = step.recipe;
    else if (step.do === 'choose_source') (last && isMaking(table, last) ? last.sources : sources).push(step.source);
  }
  return { working, sources };
}
/** Whether goods are still missing for the recipe. */
function isMaking(table: Table, { stop, recipe, sources }: Working): boolean {
  const made = table.box.manufactory.find(({ id }) => id === table.view.manufactory_of[stop]);
  return recipe !== null && sources.length < (made?.recipes[recipe]?.goods.length ?? 0);
}
export const takenBy = (table: Table): Set<string> => {
  const { working, sources } = chosenSoFar(table);
  return new Set([...sources, ...working.flatMap((each) => each.sources)]);
};
export const refOf = (source: string): string => `stop:${source}`;
export const HOLD_REF = refOf(HOLD);
