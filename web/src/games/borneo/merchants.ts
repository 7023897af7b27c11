/** Merchants have no names in the view: this follows them from place to place, so that the one that moves is seen moving. */
type Ladders = Readonly<Record<string, readonly number[]>>;
type Names = Record<string, string[]>;

export class Merchants {
  private before: Record<string, { seat: number; name: string }[]> = {};
  private made = 0;

  /** The name of the merchant on each rank; who stays in a company keeps it, who is missing elsewhere brings it along. */
  follow(ladders: Ladders): Names {
    const left: { seat: number; name: string }[] = [];
    const now: Record<string, { seat: number; name: string | null }[]> = {};
    for (const [company, seats] of Object.entries(ladders)) {
      const stood = [...(this.before[company] ?? [])];
      now[company] = seats.map((seat) => {
        const place = stood.findIndex((each) => each.seat === seat);
        return { seat, name: place < 0 ? null : (stood.splice(place, 1)[0]?.name ?? null) };
      });
      left.push(...stood);
    }
    this.before = {};
    const names: Names = {};
    for (const [company, places] of Object.entries(now)) {
      const settled = places.map(({ seat, name }) => {
        if (name !== null) return { seat, name };
        const from = left.findIndex((each) => each.seat === seat);
        const brought = from < 0 ? null : left.splice(from, 1)[0]?.name;
        return { seat, name: brought ?? `merchant:${seat}:${this.made++}` };
      });
      this.before[company] = settled;
      names[company] = settled.map(({ name }) => name);
    }
    return names;
  }
}
