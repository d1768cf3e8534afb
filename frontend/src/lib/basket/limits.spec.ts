import * as contract from '../../../../contracts/checkout.js';
import { maxJarsPerLine, maxPiecesPerLine } from './limits';

test('the limits equal those of the contract', () => {
  expect([maxPiecesPerLine, maxJarsPerLine]).toEqual([contract.maxPiecesPerLine, contract.maxJarsPerLine]);
});
