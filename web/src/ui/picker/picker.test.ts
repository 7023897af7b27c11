// @vitest-environment node
/** The picker's laws, for any set of legal actions: nothing illegal can be confirmed, and everything legal can be reached. */
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { fitting, known, offers, settled, touch, touchable, type Choice } from './picker';

const ref = fc.constantFrom('card:a', 'card:b', 'card:c', 'port:0', 'port:1', 'rank:red:1', 'company:red');
const choice: fc.Arbitrary<Choice> = fc.record({
  action: fc.nat(),
  verb: fc.constantFrom('lay', 'move', 'bid', 'pass'),
  refs: fc.uniqueArray(ref, { maxLength: 3 }),
  amount: fc.option(fc.nat(9), { nil: null }),
  label: fc.string(),
  final: fc.boolean(),
});
const legal = fc.array(choice, { minLength: 1, maxLength: 14 });
const touches = fc.array(ref, { maxLength: 8 });

/** The selection after some touches of anything. */
function after(choices: readonly Choice[], touched: readonly string[]): string[] {
  return touched.reduce<string[]>((chosen, each) => touch(choices, chosen, each) ?? chosen, []);
}

/** Everything that the bar offers for a selection. */
function offered(choices: readonly Choice[], chosen: readonly string[]): Choice[] {
  return offers(settled(choices, chosen)).flatMap((offer) => (offer.kind === 'one' ? [offer.choice] : offer.choices));
}

describe('from every state of the selection', () => {
  test('only legal actions can be confirmed, and only those that touch all that is chosen', () => {
    fc.assert(
      fc.property(legal, touches, (choices, touched) => {
        const chosen = after(choices, touched);
        for (const each of offered(choices, chosen)) {
          expect(choices).toContain(each);
          expect(each.refs).toEqual(expect.arrayContaining(chosen));
        }
      }),
    );
  });

  test('some legal action still fits', () => {
    fc.assert(
      fc.property(legal, touches, (choices, touched) => {
        expect(fitting(choices, after(choices, touched)).length).toBeGreaterThan(0);
      }),
    );
  });

  test('every legal action can be reached by touching what it is about, in any order', () => {
    const cases = legal.chain((choices) =>
      fc
        .tuple(fc.constant(choices), fc.constantFrom(...choices), touches)
        .chain(([all, wanted, touched]) =>
          fc.tuple(
            fc.constant(all),
            fc.constant(wanted),
            fc.constant(touched),
            fc.shuffledSubarray([...wanted.refs], { minLength: wanted.refs.length }),
          ),
        ),
    );
    fc.assert(
      fc.property(cases, ([choices, wanted, touched, order]) => {
        let chosen = after(choices, touched);
        for (const other of chosen.filter((each) => !wanted.refs.includes(each)))
          chosen = touch(choices, chosen, other) ?? [];
        for (const each of order.filter((each) => !chosen.includes(each))) {
          expect(touchable(choices, chosen)).toContain(each);
          chosen = touch(choices, chosen, each) ?? [];
        }
        expect(offered(choices, chosen)).toContain(wanted);
      }),
    );
  });

  test('what is marked as touchable leads on, and nothing else of a legal action is refused', () => {
    fc.assert(
      fc.property(legal, touches, (choices, touched) => {
        const chosen = after(choices, touched);
        for (const each of touchable(choices, chosen)) expect(touch(choices, chosen, each)).toEqual([...chosen, each]);
        for (const each of known(choices)) expect(touch(choices, chosen, each)).not.toBeNull();
      }),
    );
  });

  test('a second touch takes the first one back', () => {
    fc.assert(
      fc.property(legal, touches, ref, (choices, touched, each) => {
        const chosen = after(choices, touched);
        const then = touch(choices, chosen, each);
        if (then === null || chosen.includes(each) || !touchable(choices, chosen).has(each)) return;
        expect(touch(choices, then, each)).toEqual(chosen);
      }),
    );
  });
});

const made = (verb: string, refs: string[], amount: number | null = null): Choice => ({
  action: { do: verb, refs, amount },
  verb,
  refs,
  amount,
  label: verb,
  final: false,
});

describe('the bar', () => {
  test('shows amounts of one verb on the same things as one stepper, from low to high', () => {
    const bids = [made('bid', [], 3), made('bid', [], 2), made('pass', [])];
    expect(offers(bids)).toEqual([
      { kind: 'amounts', verb: 'bid', choices: [bids[1], bids[0]] },
      { kind: 'one', choice: bids[2] },
    ]);
  });

  test('keeps the place of each action with a thing, whatever the order of the legal actions', () => {
    const [play, discard] = [made('play_card', ['card:a']), made('discard_card', ['card:a'])];
    expect(offers([play, discard])).toEqual(offers([discard, play]));
    const [pass, bid] = [made('pass', []), made('bid', [])];
    expect(offers([pass, bid])).toEqual([
      { kind: 'one', choice: pass },
      { kind: 'one', choice: bid },
    ]);
  });

  test('shows a single amount like any other action', () => {
    expect(offers([made('draw', [], 1)])).toEqual([{ kind: 'one', choice: made('draw', [], 1) }]);
  });

  test('proposes the only action that is left before all its things were touched', () => {
    const lay = made('lay', ['card:a', 'port:0']);
    expect(settled([lay, made('lay', ['card:b', 'port:0']), made('pass', [])], ['card:a'])).toEqual([lay]);
  });

  test('offers both an action and a longer one that begins with the same thing', () => {
    const short = made('use', ['card:a']);
    const long = made('move', ['card:a', 'port:0']);
    expect(settled([short, long], ['card:a'])).toEqual([short]);
    expect(touchable([short, long], ['card:a'])).toEqual(new Set(['port:0']));
  });
});

describe('a touch', () => {
  test('on something that no legal action has asks why not', () => {
    expect(touch([made('lay', ['card:a'])], [], 'card:b')).toBeNull();
  });

  test('keeps as much as goes together with it', () => {
    const choices = ['port:0', 'port:1'].flatMap((port) => [
      made('lay', ['card:a', port]),
      made('lay', ['card:b', port]),
    ]);
    expect(touch(choices, ['card:a', 'port:0'], 'port:1')).toEqual(['card:a', 'port:1']);
    expect(touch(choices, ['card:a', 'port:0'], 'card:b')).toEqual(['port:0', 'card:b']);
  });

  test('replaces what it does not go together with', () => {
    const choices = [made('lay', ['card:a', 'port:0']), made('lay', ['card:b', 'port:0'])];
    expect(touch(choices, ['card:a', 'port:0'], 'card:b')).toEqual(['port:0', 'card:b']);
  });
});
