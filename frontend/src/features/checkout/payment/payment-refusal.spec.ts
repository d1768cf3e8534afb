import { refusalOf } from './payment-refusal';

const declined = { type: 'card_error', code: 'card_declined' } as const;

test("keeps the provider's sentence of a refusal that just happened", () => {
  const error = { ...declined, decline_code: 'insufficient_funds', message: 'Onvoldoende saldo.' };
  expect(refusalOf(error)).toEqual({
    title: 'Betaling mislukt',
    reason: 'Onvoldoende saldo.',
    advice: 'Er is niets afgeschreven. Gebruik een andere kaart of kies een andere betaalmethode.',
  });
});

test("translates a stored refusal by its code, preferring the bank's reason", () => {
  const kept = { ...declined, decline_code: 'insufficient_funds', message: 'Your card has insufficient funds.' };
  expect(refusalOf(kept, true).reason).toBe('Er staat te weinig geld op je rekening.');
  expect(refusalOf({ ...declined, decline_code: 'do_not_honor', message: 'No.' }, true).reason).toBe(
    'Je kaart is geweigerd.',
  );
});

test('gives advice for an unknown refusal', () => {
  expect(refusalOf({ type: 'invalid_request_error', message: 'Oops.' }, true)).toEqual({
    title: 'Betaling mislukt',
    reason: 'De betaling is niet gelukt.',
    advice: 'Er is niets afgeschreven. Kies een andere betaalmethode of probeer het opnieuw.',
  });
});

test('does not claim that nothing was charged when the provider could not be reached', () => {
  const { reason, advice } = refusalOf({ type: 'api_connection_error' });
  expect(reason).toBe('We konden de betaaldienst niet bereiken.');
  expect(advice).not.toContain('niets afgeschreven');
});

test.each([{ code: 'payment_method_customer_decline' }, { decline_code: 'payment_method_customer_decline' }])(
  'names a payment that the shopper cancelled at the bank (%j) cancelled, not failed',
  (codes) =>
    expect(refusalOf({ type: 'invalid_request_error', ...codes }, true)).toMatchObject({
      title: 'Betaling geannuleerd',
      reason: 'Je hebt de betaling bij je bank geannuleerd.',
    }),
);
