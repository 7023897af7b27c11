/** Things that lie elsewhere after an event glide there: remembered before the page changes, moved after it did. */

const MOST_MOVING = 60;

export class Motion {
  private places = new Map<string, DOMRect>();

  /** Remember where everything lies. */
  remember(root: Element): void {
    this.places = new Map([...things(root)].map(([id, element]) => [id, element.getBoundingClientRect()]));
  }

  /** Let everything that lies elsewhere now come from where it was. */
  play(root: Element, milliseconds: number): void {
    let moving = 0;
    for (const [id, element] of things(root)) {
      const before = this.places.get(id);
      if (!this.places.size || moving >= MOST_MOVING) break;
      const now = element.getBoundingClientRect();
      if (!before) continue;
      const [x, y] = [before.left - now.left, before.top - now.top];
      if (Math.hypot(x, y) < 4) continue;
      moving++;
      element.animate(
        [
          { transform: `translate(${x}px, ${y}px)`, zIndex: 20 },
          { transform: 'none', zIndex: 20 },
        ],
        {
          duration: milliseconds,
          easing: 'cubic-bezier(.2, .8, .2, 1)',
        },
      );
    }
    this.places.clear();
  }
}

/** Everything that can move, by its name; the first one where several have the same. */
function things(root: Element): Map<string, HTMLElement> {
  const found = new Map<string, HTMLElement>();
  for (const element of root.querySelectorAll<HTMLElement>('[data-ref], [data-thing]')) {
    const id = element.dataset.ref ?? element.dataset.thing ?? '';
    if (!found.has(id)) found.set(id, element);
  }
  return found;
}
