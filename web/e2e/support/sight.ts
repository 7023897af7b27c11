/** What a person sees of a table: read from the marks on the page and from nothing else. */
import type { Page } from '@playwright/test';

/** Something that can be clicked, tapped or reached with Tab to go on with a decision. */
export interface Target {
  readonly kind: 'ref' | 'offer' | 'amount';
  /** Finds it on the page. */
  readonly selector: string;
}

export interface Sight {
  readonly turn: 'mine' | 'others' | 'over' | 'none';
  readonly seq: number;
  readonly question: string;
  readonly connection: string;
  /** The confirm button can be pressed. */
  readonly confirm: boolean;
  /** A command is on its way, or the page has not followed yet. */
  readonly busy: boolean;
  readonly chosen: number;
  readonly targets: readonly Target[];
  /** The entries of the plain list, if it is open. */
  readonly listed: number;
}

/** Look at the table of a page. */
export function look(page: Page): Promise<Sight> {
  return page.evaluate(() => {
    const root = document.querySelector<HTMLElement>('.table-page');
    const bar = document.querySelector<HTMLElement>('.table-bar');
    const visible = (element: Element) => (element as HTMLElement).checkVisibility({ visibilityProperty: true });
    const within = (selector: string) => [...(root?.querySelectorAll<HTMLElement>(selector) ?? [])].filter(visible);
    const enabled = (element: HTMLElement) => !(element as HTMLButtonElement).disabled;
    const refs = [...new Set(within('[data-ref][data-pick="legal"]').map((element) => element.dataset.ref ?? ''))];
    const offers = [...(bar?.querySelectorAll<HTMLElement>('button[data-offer]') ?? [])];
    const amounts = within('.table-bar button[data-amount][aria-pressed="false"]').filter(enabled);
    const confirm = bar?.querySelector<HTMLElement>('button[data-confirm]');
    return {
      turn: (root?.dataset.turn ?? 'none') as 'mine' | 'others' | 'over' | 'none',
      seq: Number(root?.dataset.seq ?? -1),
      question: bar?.querySelector('[data-question]')?.textContent?.trim() ?? '',
      connection: document.querySelector<HTMLElement>('[data-connection]')?.dataset.connection ?? '',
      confirm: Boolean(confirm && visible(confirm) && enabled(confirm)),
      busy: Boolean(bar?.querySelector('button[data-offer]:disabled, button[data-confirm]:disabled')),
      chosen: root?.querySelectorAll('[data-pick="chosen"]').length ?? 0,
      targets: [
        ...refs.map((ref) => ({
          kind: 'ref' as const,
          selector: `[data-ref="${CSS.escape(ref)}"][data-pick="legal"]`,
        })),
        ...offers.flatMap((offer, index) =>
          visible(offer) && enabled(offer)
            ? [{ kind: 'offer' as const, selector: `.table-bar button[data-offer] >> nth=${index}` }]
            : [],
        ),
        ...amounts.map((amount) => ({
          kind: 'amount' as const,
          selector: `.table-bar button[data-amount="${amount.dataset.amount}"]`,
        })),
      ],
      listed: within('[data-list-view] button[data-choice]').filter(enabled).length,
    };
  });
}
