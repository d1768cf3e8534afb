import { runsOf } from './runs.js';

const initials = (words: string[]) => runsOf(words, (word) => word[0]!);

describe('runs', () => {
  it('are neighbours with the same key, in their order', () => {
    expect(initials(['Fa', 'Fb', 'Ca', 'Fc', 'Fd'])).toEqual([['Fa', 'Fb'], ['Ca'], ['Fc', 'Fd']]);
  });

  it('are none for an empty list', () => expect(initials([])).toEqual([]));
});
