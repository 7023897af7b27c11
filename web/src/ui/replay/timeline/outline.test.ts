import { describe, expect, it } from 'vitest';
import { heights } from './heights';
import { at, roundsOf, stopsOf, turnEdges, turnsOf, type Outline } from './outline';

const step = (seat: number, choice = true) => ({ seat, choice, text: `seat ${seat}` });
const outline = (rounds: Outline['rounds'], seats = [0, 0, 1, 1, 0, 1, 0]): Outline => ({
  steps: seats.map((seat, place) => step(seat, place !== 1)),
  rounds,
  outcome: { places: [1, 2], scores: [], unscored: [] },
});

describe('the rounds', () => {
  it('follow each other without gaps, and what comes before the first belongs to the start', () => {
    const rounds = roundsOf(
      outline([
        { step: 2, number: 1 },
        { step: 5, number: 2 },
      ]),
    );
    expect(rounds).toEqual([
      { number: 0, from: 0, to: 2 },
      { number: 1, from: 2, to: 5 },
      { number: 2, from: 5, to: 7 },
    ]);
    expect([0, 1, 2, 3, 5, 6, 7, 99].map((each) => at(rounds, each)?.number)).toEqual([0, 0, 0, 1, 1, 2, 2, 2]);
  });

  it('go on counting in a branch that begins in the middle of one', () => {
    expect(roundsOf(outline([{ step: 3, number: 6 }])).map(({ number }) => number)).toEqual([5, 6]);
  });

  it('are one where the game tells of none, and none without a step', () => {
    expect(roundsOf(outline([]))).toEqual([{ number: 1, from: 0, to: 7 }]);
    expect(roundsOf(outline([{ step: 7, number: 2 }])).map(({ number }) => number)).toEqual([1]);
  });
});

describe('the turns', () => {
  const turns = turnsOf(outline([]), { from: 0, to: 7 });

  it('last as long as the same player decides', () => {
    expect(turns.map(({ seat, from, to }) => [seat, from, to])).toEqual([
      [0, 0, 2],
      [1, 2, 4],
      [0, 4, 5],
      [1, 5, 6],
      [0, 6, 7],
    ]);
  });

  it('are what the page keys go by', () => {
    expect(turnEdges(turns, 3)).toEqual({ back: 2, forward: 4 });
    expect(turnEdges(turns, 2)).toEqual({ back: 0, forward: 4 });
    expect(turnEdges(turns, 0)).toEqual({ back: 0, forward: 2 });
    expect(turnEdges(turns, 7)).toEqual({ back: 6, forward: 7 });
    expect(turnEdges([], 0)).toEqual({ back: 0, forward: 0 });
  });
});

it('stops before the decisions of a player that had more than one answer', () => {
  expect(stopsOf(outline([]), 0)).toEqual([0, 4, 6]);
  expect(stopsOf(outline([]), 1)).toEqual([2, 3, 5]);
});

it('draws points between the fewest and the most', () => {
  expect(
    heights([
      [0, 5],
      [10, -10],
    ]),
  ).toEqual([
    [0.5, 0.75],
    [1, 0],
  ]);
});
