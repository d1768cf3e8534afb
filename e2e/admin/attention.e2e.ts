import { eventually } from '../support/eventually.js';
import { failsWith, findsNothing } from '../support/lists.js';
import { openScreen, press, rowOf, toastSays, windowOf } from '../support/office.js';
import { fitsTheScreen, isAccessible, isDutch, triesAgain } from '../support/screens.js';
import { picture, shop } from '../support/shopper.js';
import { asColleague, newStaff, staffed } from '../support/staff.js';
import { answerWith, breakCalls, eitherScreen, newShopper, wide } from '../support/storefront.js';

const at = '2026-03-02T09:05:00.000Z';
const orderId = 'd3939f87-a86e-5f52-ba02-d8de8081ea32';
const payment = { currency: 'EUR', createdAt: at, refund: null, resolvedAt: null };
const payments = [
  { ...payment, paymentIntentId: 'pi_een', amount: '24.95', reason: 'other-amount' },
  {
    ...payment,
    paymentIntentId: 'pi_twee',
    amount: '12.00',
    reason: 'unknown-checkout',
    refund: 'done',
    resolvedAt: at,
  },
];
const mail = { status: 'failed', attempts: 3, createdAt: at, sentAt: null };
const mails = [
  { ...mail, id: '1', template: 'order-shipped', reference: { orderId }, lastError: 'smtp-550' },
  { ...mail, id: '2', template: 'login-code', reference: { codeId: 'x' }, lastError: 'code-expired' },
];
const refunds = [
  {
    refundId: 'a',
    orderId,
    amount: '17.06',
    status: 'failed',
    attempts: 4,
    lastError: 'failed-at-provider',
    createdAt: at,
  },
  { refundId: 'b', orderId: null, amount: '5.00', status: 'queued', attempts: 2, lastError: null, createdAt: at },
];
const refusals = [
  {
    process: 'when-order-placed-then-sell-stock',
    eventId: 'e1',
    command: 'SellStock',
    code: 'out-of-stock',
    createdAt: at,
  },
  {
    process: 'when-refund-requested-then-queue-refund',
    eventId: 'e2',
    command: 'QueueRefund',
    code: 'conflict',
    createdAt: at,
  },
];

const withdrawals = [
  {
    id: 'w1',
    orderNumber: '2026-000123',
    name: 'Anna de Wit',
    email: 'anna@example.com',
    part: null,
    reason: 'Te zoet.',
    state: 'unmatched',
    cause: 'too-late',
    orderId,
    returnId: null,
    statedAt: at,
    handledAt: null,
  },
  {
    id: 'w2',
    orderNumber: '2026-999999',
    name: 'Bo de Boer',
    email: 'bo@example.com',
    part: 'Een pot Sleep Well',
    reason: null,
    state: 'unmatched',
    cause: 'no-order',
    orderId: null,
    returnId: null,
    statedAt: at,
    handledAt: null,
  },
];
const renewal = { productName: 'Sleep Well', status: 'active', cycle: 3, attempt: 2, amount: '43.71' };
const renewals = [
  {
    ...renewal,
    subscriptionId: 's1',
    customerName: 'Anna de Wit',
    state: 'retrying',
    dueOn: '2026-03-05',
    code: 'insufficient_funds',
  },
  {
    ...renewal,
    subscriptionId: 's2',
    customerName: 'Bo de Boer',
    state: 'action-needed',
    dueOn: null,
    code: 'expired_card',
  },
];

const screens = [
  [
    'unmatched-payments',
    'Betalingen zonder bestelling',
    '/api/admin/unmatched-payments',
    payments,
    'Geen betalingen zonder bestelling gevonden',
  ],
  [
    'failed-refunds',
    'Mislukte terugbetalingen',
    '/api/admin/failed-refunds',
    refunds,
    'Geen mislukte terugbetalingen gevonden',
  ],
  ['failed-mails', 'Mislukte mails', '/api/admin/mails', mails, 'Geen mails gevonden'],
  ['process-refusals', 'Geweigerde acties', '/api/admin/process-refusals', refusals, 'Geen geweigerde acties gevonden'],
  ['unmatched-withdrawals', 'Herroepingen', '/api/admin/withdrawals', withdrawals, 'Geen open herroepingen gevonden'],
  ['failed-renewals', 'Mislukte verlengingen', '/api/admin/renewals', renewals, 'Geen mislukte verlengingen gevonden'],
] as const;

const staff = staffed();

describe.each(screens)('%s', (section, title, path, rows, empty) => {
  it.each(eitherScreen)('is for everybody on %s: full, empty, and not there', async (_name, width) => {
    const visitor = await newStaff(width);
    const { page } = visitor;
    await answerWith(page, path, rows);
    await openScreen(page, section);
    await page.getByRole('heading', { level: 1, name: title }).waitFor();
    await page.locator('tbody tr[data-index="1"]').waitFor();
    await picture(page, `admin-${section}-${width}`);
    await isAccessible(page);
    await fitsTheScreen(page);
    await page.unrouteAll();
    await answerWith(page, path, []);
    await page.reload();
    await page.getByText(empty).waitFor();
    await isAccessible(page);
    await isDutch(page);
    await page.unrouteAll();
    const repair = await breakCalls(page, path);
    await page.reload();
    await triesAgain(page, async () => {
      await repair();
      await answerWith(page, path, rows);
    });
    await page.locator('tbody tr[data-index="1"]').waitFor();
    await visitor.close();
  });
});

it('sends the money of a payment back after a question, once', async () => {
  const { page } = staff;
  let asked = 0;
  await page.route('**/api/admin/unmatched-payments', (route) =>
    route.fulfill({ json: payments.map((row) => (asked > 0 ? { ...row, refund: 'queued' } : row)) }),
  );
  await page.route('**/api/admin/unmatched-payments/pi_een/refund', (route) => {
    asked += 1;
    return route.fulfill({ status: 204 });
  });
  await openScreen(page, 'unmatched-payments');
  await rowOf(page, 'pi_een').getByText('Ander bedrag dan we hebben aangeboden').waitFor();
  expect(await rowOf(page, 'pi_twee').getByRole('button').count()).toBe(0);
  await rowOf(page, 'pi_twee').getByText('Terugbetaald').waitFor();
  const button = rowOf(page, 'pi_een').getByRole('button', { name: 'pi_een terugbetalen' });
  const question = page.locator('dialog[open]').filter({ hasText: /€\s24,95 terugbetalen\?/ });
  await button.click();
  await question.getByRole('button', { name: 'Niet terugbetalen' }).click();
  expect(asked).toBe(0);
  await button.click();
  await isAccessible(page);
  await question.getByRole('button', { name: 'Terugbetalen', exact: true }).dblclick();
  await toastSays(page, 'Terugbetaling gestart');
  await rowOf(page, 'pi_een').getByText('Onderweg').waitFor();
  expect(asked).toBe(1);
});

it('makes an order of a payment after all, once; and says when that does not work', async () => {
  const { page } = staff;
  let asked = 0;
  await page.route('**/api/admin/unmatched-payments', (route) =>
    route.fulfill({ json: payments.map((row) => (asked > 0 ? { ...row, resolvedAt: at } : row)) }),
  );
  await openScreen(page, 'unmatched-payments');
  const button = page.getByRole('button', { name: 'Van pi_een alsnog een bestelling maken' });
  const call = '/api/admin/unmatched-payments/pi_een/order';
  await failsWith(page, 'Er ging iets mis bij het bestellen', ['POST', call, 'proxy'], () => button.click());
  await page.route(`**${call}`, (route) => {
    asked += 1;
    return route.fulfill({ status: 204 });
  });
  await button.dblclick();
  await toastSays(page, 'Bestelling gemaakt');
  await rowOf(page, 'pi_een').getByText('Besteld').waitFor();
  expect(asked).toBe(1);
});

it('tells why a statement of withdrawal made no return, leads to its order, and ticks it off', async () => {
  const { page } = staff;
  const name = `Anna ${Date.now()}`;
  const visitor = await newShopper(wide);
  const answer = await visitor.context.request.post(`${shop.url}/api/withdrawals`, {
    data: {
      id: crypto.randomUUID(),
      orderNumber: '2026-999998',
      email: 'anna-herroept@example.com',
      name,
      part: 'Een pot Sleep Well',
      reason: 'Te zoet.',
    },
    headers: { origin: shop.url },
  });
  expect(answer.status()).toBe(204);
  await visitor.close();
  const isThere = async () => {
    const found = await asColleague<{ name: string }[]>(staff, 'GET', '/api/admin/withdrawals?state=unmatched');
    return found.some((one) => one.name === name);
  };
  await eventually(page, isThere, Boolean);
  await openScreen(page, 'unmatched-withdrawals');
  await page.getByRole('searchbox').fill(name.toUpperCase());
  await rowOf(page, name).getByText('Geen bestelling met dit nummer en dit adres').waitFor();
  await rowOf(page, name).getByRole('button', { name: 'bekijken' }).click();
  const window = windowOf(page, 'Herroeping van 2026-999998');
  for (const text of ['Een pot Sleep Well', 'Te zoet.', 'anna-herroept@example.com'])
    await window.getByText(text).waitFor();
  expect(await window.getByRole('link', { name: 'Zoek de bestelling' }).getAttribute('href')).toMatch(
    /\/admin\/orders\?q=.*2026-999998/,
  );
  await isAccessible(page);
  await picture(page, 'admin-withdrawal');
  const handle = window.getByRole('button', { name: 'Herroeping van 2026-999998 afvinken' });
  const call = /\/api\/admin\/withdrawals\/[^/]+\/handled$/;
  await failsWith(page, 'Er ging iets mis bij het afvinken', ['POST', call, 'proxy'], () => handle.click());
  await handle.click();
  await toastSays(page, 'Herroeping afgehandeld');
  await page.reload();
  await page.getByText('Geen open herroepingen gevonden').waitFor();
  expect(await isThere()).toBe(false);
});

it.each([
  ['renewed', 'Betaald, de bestelling is gemaakt'],
  ['declined', 'De bank weigerde opnieuw'],
  ['postponed', 'Nog niet op voorraad'],
])('tries a renewal now, once, after a question: %s', async (outcome, told) => {
  const { page } = staff;
  let asked = 0;
  await page.route('**/api/admin/renewals?state=failed', (route) =>
    route.fulfill({ json: renewals.slice(outcome === 'renewed' ? asked : 0) }),
  );
  await page.route('**/api/admin/renewals/s1/retry', (route) => {
    asked += 1;
    return route.fulfill({ json: { outcome } });
  });
  await openScreen(page, 'failed-renewals');
  await rowOf(page, 'Anna de Wit').getByText('Te weinig saldo').waitFor();
  await rowOf(page, 'Bo de Boer').getByText('Niet gepland').waitFor();
  const button = page.getByRole('button', { name: 'Sleep Well van Anna de Wit nu proberen' });
  const question = page.locator('dialog[open]').filter({ hasText: /€\s43,71 van Anna de Wit afschrijven\?/ });
  await button.click();
  await question.getByRole('button', { name: 'Niet proberen' }).click();
  expect(asked).toBe(0);
  await button.click();
  await isAccessible(page);
  await question.getByRole('button', { name: 'Nu proberen', exact: true }).dblclick();
  await toastSays(page, told);
  expect(asked).toBe(1);
  await rowOf(page, 'Anna de Wit').waitFor({ state: outcome === 'renewed' ? 'detached' : 'visible' });
});

it('says when trying a renewal does not work', async () => {
  const { page } = staff;
  await answerWith(page, '/api/admin/renewals', renewals);
  await openScreen(page, 'failed-renewals');
  await page.getByRole('button', { name: 'Sleep Well van Bo de Boer nu proberen' }).click();
  await failsWith(page, 'Er ging iets mis bij het proberen', ['POST', '/api/admin/renewals/s2/retry', 'proxy'], () =>
    press(page, 'Nu proberen'),
  );
});

it('says when a refund does not work', async () => {
  const { page } = staff;
  await answerWith(page, '/api/admin/unmatched-payments', payments);
  await openScreen(page, 'unmatched-payments');
  await rowOf(page, 'pi_een').getByRole('button', { name: 'pi_een terugbetalen' }).click();
  const call = '/api/admin/unmatched-payments/pi_een/refund';
  await failsWith(page, 'Er ging iets mis bij het terugbetalen', ['POST', call, 'proxy'], () =>
    press(page, 'Terugbetalen'),
  );
});

it('sends a mail again, and leads to what it is about', async () => {
  const { page } = staff;
  let sent = 0;
  await page.route('**/api/admin/mails?status=failed', (route) => route.fulfill({ json: mails.slice(sent) }));
  await openScreen(page, 'failed-mails');
  const button = rowOf(page, 'Verzending').getByRole('button', { name: 'Verzending opnieuw versturen' });
  const call = '/api/admin/mails/1/resend';
  await failsWith(page, 'Er ging iets mis bij het versturen', ['POST', call], () => button.click());
  await page.route(`**${call}`, (route) => {
    sent += 1;
    return route.fulfill({ status: 204 });
  });
  expect(await rowOf(page, 'Verzending').getByRole('link').getAttribute('href')).toBe(`/admin/orders?open=${orderId}`);
  await rowOf(page, 'Inlogcode').getByText('De code is verlopen').waitFor();
  await button.click();
  await toastSays(page, 'Mail opnieuw onderweg');
  await rowOf(page, 'Verzending').waitFor({ state: 'detached' });
  expect(sent).toBe(1);
});

it('shows the mails that were sent by choice', async () => {
  const { page } = staff;
  await openScreen(page, 'failed-mails');
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().endsWith('/api/admin/mails?status=sent')),
    page.getByLabel('Status').selectOption({ label: 'Verstuurd' }),
  ]);
  expect(answer.status()).toBe(200);
  await page.waitForURL('**/admin/failed-mails?status=sent');
});

it('leads from a failed refund to its order, and tries it again after a question, once', async () => {
  const { page } = staff;
  let asked = 0;
  await page.route('**/api/admin/failed-refunds', (route) => route.fulfill({ json: refunds.slice(asked) }));
  await openScreen(page, 'failed-refunds');
  await rowOf(page, 'De bank nam het niet aan').getByText('Mislukt').waitFor();
  await rowOf(page, 'Zonder bestelling').getByText('Wordt opnieuw geprobeerd').waitFor();
  expect(await page.getByRole('link', { name: 'Naar de bestelling' }).getAttribute('href')).toBe(
    `/admin/orders?open=${orderId}`,
  );
  expect(await rowOf(page, 'Zonder bestelling').getByRole('button').count()).toBe(0);
  const button = rowOf(page, 'De bank nam het niet aan').getByRole('button', { name: /opnieuw terugbetalen$/ });
  const call = '/api/admin/failed-refunds/a/retry';
  await button.click();
  await press(page, 'Niet proberen');
  await button.click();
  await failsWith(page, 'Er ging iets mis bij het terugbetalen', ['POST', call, 'proxy'], () =>
    press(page, 'Opnieuw proberen'),
  );
  await page.route(`**${call}`, (route) => {
    asked += 1;
    return route.fulfill({ status: 204 });
  });
  await button.click();
  await page.locator('dialog[open]').getByRole('button', { name: 'Opnieuw proberen', exact: true }).dblclick();
  await toastSays(page, 'Terugbetaling gestart');
  await rowOf(page, 'De bank nam het niet aan').waitFor({ state: 'detached' });
  expect(asked).toBe(1);
});

it('ticks a refused action off', async () => {
  const { page } = staff;
  let ticked = 0;
  await page.route('**/api/admin/process-refusals', (route) => route.fulfill({ json: refusals.slice(ticked) }));
  await openScreen(page, 'process-refusals');
  await rowOf(page, 'Voorraad afboeken').getByText('Niet genoeg voorraad').waitFor();
  const button = page.getByRole('button', { name: 'Voorraad afboeken afvinken' });
  const call = `/api/admin/process-refusals/${refusals[0]!.process}/e1/SellStock/handled`;
  await failsWith(page, 'Er ging iets mis bij het afvinken', ['POST', call, 'proxy'], () => button.click());
  await page.route(`**${call}`, (route) => {
    ticked += 1;
    return route.fulfill({ status: 204 });
  });
  await button.dblclick();
  await toastSays(page, 'Actie afgehandeld');
  await rowOf(page, 'Voorraad afboeken').waitFor({ state: 'detached' });
  expect(ticked).toBe(1);
});

it('shows what a company wrote, as it came in', async () => {
  const { page } = staff;
  const name = `Bedrijf ${Date.now()}`;
  const inquiry = { contactName: name, email: 'bedrijf@example.com', phone: '0612345678', kvkNumber: null };
  const message = 'Wij willen graag samen iets maken.\nMet peer.';
  const visitor = await newShopper(wide);
  const answer = await visitor.context.request.post(`${shop.url}/api/partnership-inquiries`, {
    data: { ...inquiry, message },
    headers: { origin: shop.url },
  });
  expect(answer.status()).toBe(204);
  await visitor.close();
  await openScreen(page, 'partnership-inquiries');
  await page.getByRole('searchbox').fill(name.toUpperCase());
  await rowOf(page, name).getByRole('button').click();
  const window = windowOf(page, name);
  await window.getByText('Met peer.').waitFor();
  expect(await window.getByRole('link', { name: 'Beantwoorden per mail' }).getAttribute('href')).toBe(
    'mailto:bedrijf%40example.com',
  );
  await isAccessible(page);
  await picture(page, 'admin-inquiry');
  await page.keyboard.press('Escape');
  await findsNothing(page, 'Geen aanvragen gevonden');
});
