import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { urlOf } from '../../../../../contracts/endpoint.js';
import {
  cancelSubscription,
  pauseSubscription,
  resumeSubscription,
  skipDelivery,
  type CustomerSubscription,
  type CustomerSubscriptionDetail,
  type KeptPaymentMethod,
} from '../../../../../contracts/subscriptions.js';
import { call } from '../../../lib/http/api';
import { ApiError } from '../../../lib/http/api-error';
import { showError, showToast } from '../../../lib/toast';
import { stubDialogs } from '../../../ui/testing/dialogs';
import { renderControl } from '../../../ui/testing/render-control';
import { paymentMethodQuery } from './api';
import { SubscriptionActions } from './subscription-actions';

jest.mock('../../../lib/http/api');
jest.mock('../../../lib/toast');

const active = {
  id: 's/1',
  status: 'active',
  payment: 'planned',
  productName: 'Sleep Well',
  quantity: 1,
  jars: 2,
  frequency: 1,
  amount: '43.71',
  nextCycle: 4,
  nextDeliveryDate: '2026-12-21',
} as CustomerSubscription;
const paused = { ...active, status: 'paused', nextDeliveryDate: null } as CustomerSubscription;
const detail: CustomerSubscriptionDetail = { afterSkip: '2027-01-21', afterResume: '2026-12-28', deliveries: [] };

function renderActions(subscription: CustomerSubscription, method?: KeptPaymentMethod) {
  const onDecided = jest.fn();
  renderControl(<SubscriptionActions {...{ subscription, detail, onDecided }} />, (cache) =>
    cache.setQueryData(paymentMethodQuery(subscription.id).queryKey, method),
  );
  return { onDecided, open: (name: string) => click(screen.getByLabelText(`Sleep Well: ${name}`)) };
}

const click = (button: HTMLElement) => act(async () => void fireEvent.click(button));
const press = async (text: string) => click(await screen.findByText(text));
const dialog = () => screen.queryByRole('dialog');

beforeAll(stubDialogs);
beforeEach(() => jest.resetAllMocks());

const decisions = [
  ['overslaan', active, 'Deze levering overslaan?', 'Ja, overslaan', skipDelivery, { cycle: 4 }],
  ['pauzeren', active, 'Je abonnement pauzeren?', 'Ja, pauzeren', pauseSubscription, undefined],
  ['hervatten', paused, 'Je abonnement hervatten?', 'Ja, hervatten', resumeSubscription, undefined],
  ['opzeggen', active, 'Je abonnement opzeggen?', 'Ja, opzeggen', cancelSubscription, undefined],
] as const;

describe.each(decisions)('given the dialog of "%s"', (button, subscription, title, action, endpoint, body) => {
  it('sends its own command once, reports success and closes', async () => {
    let respond = () => {};
    jest
      .mocked(call)
      .mockImplementation(
        () => new Promise((resolve) => (respond = () => resolve({ data: null, projectionPending: false }))),
      );
    const { open, onDecided } = renderActions(subscription);
    await open(button);
    expect(dialog()!.getAttribute('aria-label')).toBe(title);
    await press(action);
    await press('Bezig…');
    expect(jest.mocked(call).mock.calls).toEqual([['POST', urlOf(endpoint, { id: 's/1' }), body]]);
    expect(onDecided).not.toHaveBeenCalled();
    await act(async () => respond());
    await waitFor(() => expect(onDecided).toHaveBeenCalledTimes(1));
    expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ tone: 'success', text: expect.any(String) }));
    expect(dialog()).toBeNull();
  });

  it('reports a refusal and closes', async () => {
    jest.mocked(call).mockRejectedValue(new ApiError(409, '{"message":"De betaling loopt al."}'));
    const { open, onDecided } = renderActions(subscription);
    await open(button);
    await press(action);
    await waitFor(() => expect(dialog()).toBeNull());
    expect(showError).toHaveBeenCalledWith('Dat is niet gelukt', 'De betaling loopt al.');
    expect(onDecided).not.toHaveBeenCalled();
  });

  it('changes nothing when it is refused', async () => {
    const { open } = renderActions(subscription);
    await open(button);
    await press('Nee, laat maar');
    expect(dialog()).toBeNull();
    expect(call).not.toHaveBeenCalled();
  });
});

describe('the day of a next delivery', () => {
  it.each([
    ['overslaan', active, 'Op 21 jan 2027 schrijven we af voor je volgende levering.'],
    ['hervatten', paused, 'Op 28 dec 2026 schrijven we € 43,71 af voor je volgende levering.'],
  ])('is that of the charge in the dialog of "%s"', async (button, subscription, sentence) => {
    const { open } = renderActions(subscription);
    await open(button);
    const texts = screen.getAllByRole('listitem').map(({ textContent }) => textContent?.replaceAll('\u00a0', ' '));
    expect(texts).toContain(sentence);
    expect(texts.join()).not.toContain('levering is');
  });
});

describe('given a payment in progress', () => {
  it.each(['pauzeren', 'opzeggen'])('says before "%s" that its delivery still comes', async (button) => {
    const { open } = renderActions({ ...active, payment: 'processing' });
    await open(button);
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'Lukt de betaling die nu loopt, dan krijg je die levering gewoon.',
      'Er komt niets meer.',
      expect.any(String),
      expect.any(String),
    ]);
  });

  it('announces no other charge before "hervatten", and no day', async () => {
    jest.mocked(call).mockResolvedValue({ data: null, projectionPending: false });
    const { open } = renderActions({ ...paused, payment: 'processing' });
    await open('hervatten');
    const running = 'De betaling van je volgende levering loopt al. Daarvoor schrijven we niets extra’s af.';
    expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      running,
      expect.stringContaining('Daarna'),
    ]);
    await press('Ja, hervatten');
    await waitFor(() => expect(showToast).toHaveBeenCalledWith(expect.objectContaining({ text: running })));
  });
});

describe.each([
  ['overslaan', 'Ja, overslaan', active, '21 jan 2027'],
  ['hervatten', 'Ja, hervatten', paused, '28 dec 2026'],
] as const)('given a subscription without a payment method, before "%s"', (button, action, subscription, day) => {
  it('announces no charge, and says what to do', async () => {
    jest.mocked(call).mockResolvedValue({ data: null, projectionPending: false });
    const { open } = renderActions(subscription, { type: 'none', last4: null });
    await open(button);
    const said = screen.getAllByRole('listitem').map(({ textContent }) => plain(textContent));
    expect(said).toContainEqual(`Je volgende levering staat gepland op ${day}. Koppel daarvoor een betaalmethode.`);
    expect(said.join()).not.toMatch(/Op \d+ \w+ \d+ schrijven we/);
    await press(action);
    await waitFor(() => expect(showToast).toHaveBeenCalled());
    expect(plain(jest.mocked(showToast).mock.calls[0]![0].text!)).toBe(
      `Je volgende levering staat gepland op ${day}. Koppel daarvoor een betaalmethode`,
    );
  });
});

const plain = (words: string) => words.replaceAll('\u00a0', ' ');
