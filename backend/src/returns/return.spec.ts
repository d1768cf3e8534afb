import { expectStoredSamplesToFold } from '../testing/recorded-events.js';
import { returnDecider } from './return.decider.js';
import { storedReturnEvents } from './return.fixtures.js';

describe('a return', () => {
  it('reads every event that was ever stored', () => expectStoredSamplesToFold(returnDecider, storedReturnEvents));
});
