import { withdrawalStates } from '../../../../../contracts/withdrawals';
import { isStuck, withdrawalsCopy } from './withdrawals';

describe('the cause of a withdrawal', () => {
  it('says that the shop goes on trying, for exactly the states that a job has to finish', () => {
    expect(withdrawalStates.filter(isStuck)).toEqual(['received', 'stated', 'confirmed']);
    for (const state of withdrawalStates) {
      const text = withdrawalsCopy.cause({ state, cause: null });
      expect(text.includes('de shop blijft het proberen')).toBe(isStuck(state));
    }
  });

  it('names what staff decides about', () => {
    expect(withdrawalsCopy.cause({ state: 'unconfirmed', cause: null })).toBe('Nog niet bevestigd door de klant');
    expect(withdrawalsCopy.cause({ state: 'unmatched', cause: 'too-late' })).toBe('De bedenktijd is voorbij');
  });
});
