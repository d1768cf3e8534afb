import { randomUUID } from 'node:crypto';
import { hashToken } from '../../../platform/auth/tokens.js';
import { newConfirmation, openConfirmation } from './confirmation-token.js';

const id = randomUUID();

describe('the token of a receipt', () => {
  it('is readable with the secret and the statement it was made for, and stored as a hash', () => {
    const { confirmationHash, sealedConfirmation } = newConfirmation('secret', id);
    const token = openConfirmation('secret', id, sealedConfirmation)!;
    expect(hashToken(token)).toBe(confirmationHash);
    expect(newConfirmation('secret', id).confirmationHash).not.toBe(confirmationHash);
  });

  it('is null for another statement and after a change of the secret', () => {
    const { sealedConfirmation } = newConfirmation('secret', id);
    expect(openConfirmation('secret', randomUUID(), sealedConfirmation)).toBeNull();
    expect(openConfirmation('other', id, sealedConfirmation)).toBeNull();
  });
});
