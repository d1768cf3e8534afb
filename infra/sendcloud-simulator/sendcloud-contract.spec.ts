import { signatureOf } from './webhooks.js';
import { startSendcloudSimulator, type SendcloudSimulator } from './start-sendcloud-simulator.js';

let simulator: SendcloudSimulator;
beforeAll(async () => {
  simulator = await startSendcloudSimulator({ publicKey: 'public', secretKey: 'secret' });
});
afterAll(() => simulator.close());
beforeEach(() => simulator.control.reset());

const login = `Basic ${Buffer.from('public:secret').toString('base64')}`;
const call = (path: string, init: RequestInit = {}) =>
  fetch(`${simulator.url}/api/v3${path}`, {
    ...init,
    headers: { authorization: login, 'content-type': 'application/json', ...init.headers },
  });
const address = { name: 'John Doe', address_line_1: 'Insulindelaan 115', postal_code: '5642CV', city: 'Eindhoven' };
const request = (change: object = {}) => ({
  to_address: { ...address, country_code: 'NL' },
  from_address: { ...address, country_code: 'NL' },
  ship_with: { type: 'shipping_option_code', properties: { shipping_option_code: 'postnl:standard' } },
  parcels: [{ weight: { value: '1.320', unit: 'kg' } }],
  order_number: '1234567890',
  ...change,
});
const announce = (change: object = {}) =>
  call('/shipments/announce', { method: 'POST', body: JSON.stringify(request(change)) });

it('creates a shipment in the documented shape', async () => {
  const response = await announce();
  expect(response.status).toBe(201);
  expect(await response.json()).toMatchObject({
    data: {
      id: expect.any(String),
      order_number: '1234567890',
      carrier: { code: 'postnl' },
      parcels: [
        {
          id: expect.any(Number),
          status: { code: 'READY_TO_SEND', message: 'Ready to send' },
          documents: [
            { type: 'label', size: 'a6', link: expect.stringMatching(/\/api\/v3\/parcels\/\d+\/documents\/label$/) },
          ],
          tracking_number: expect.stringMatching(/^3S/),
          tracking_url: expect.stringContaining('verification=5642CV'),
        },
      ],
      errors: [],
    },
  });
});

it('responds to a repeated reference with 409 and the same shipment', async () => {
  const [first, second] = [
    await announce({ external_reference_id: 'one' }),
    await announce({ external_reference_id: 'one' }),
  ];
  expect([first.status, second.status]).toEqual([201, 409]);
  expect(await second.json()).toEqual(await first.json());
  expect(simulator.control.shipments()).toHaveLength(1);
});

it('names missing fields by pointer, and refuses a wrong key', async () => {
  const response = await announce({ to_address: { ...address, name: '', country_code: 'NL' } });
  expect([response.status, await response.json()]).toEqual([
    400,
    {
      errors: [
        { detail: 'This field is required.', status: '400', code: 'required', source: { pointer: '/to_address/name' } },
      ],
    },
  ]);
  expect(
    (await call('/shipments/announce', { method: 'POST', body: '{}', headers: { authorization: 'x' } })).status,
  ).toBe(401);
});

it('reports a failed announcement inside the shipment', async () => {
  const response = await announce({ to_address: { ...address, postal_code: '9999ZZ', country_code: 'NL' } });
  expect([response.status, await response.json()]).toMatchObject([
    200,
    {
      data: {
        parcels: [{ status: { code: 'ANNOUNCEMENT_FAILED' }, documents: [] }],
        errors: [{ code: 'parcel_announcement_error', detail: expect.any(String) }],
      },
    },
  ]);
});

it('cancels, queues a cancellation, or refuses it', async () => {
  const statuses = [];
  for (const cancellation of ['done', 'queued', 'refused'] as const) {
    const { data } = (await (await announce()).json()) as { data: { id: string } };
    simulator.control.behave({ cancellation });
    statuses.push((await call(`/shipments/${data.id}/cancel`, { method: 'POST' })).status);
  }
  expect(statuses).toEqual([200, 202, 409]);
});

it('prints up to twenty labels in one file', async () => {
  await Promise.all([announce(), announce()]);
  const ids = simulator.control.shipments().map(({ parcels }) => `parcels=${parcels[0]!.id}`);
  const response = await call(`/parcel-documents/label?paper_size=A6&${ids.join('&')}`);
  expect(response.headers.get('content-type')).toBe('application/pdf');
  expect(Buffer.from(await response.arrayBuffer()).toString('latin1')).toMatch(/^%PDF-1\.4[\s\S]*\/Count 2/);
  expect((await call(`/parcel-documents/label?${'parcels=1&'.repeat(21)}`)).status).toBe(404);
});

it('signs as the documentation shows', () => {
  expect(signatureOf('{"key": "value"}', 'secretkey')).toBe(
    '1eed4b3d41f4653ac64fd56f1bf1cbfd349e4482cbc11dff7134bd93e5da4b0a',
  );
});

it('does the work of a lost answer, and none of a failed call', async () => {
  simulator.control.planOutage({ mode: 'lose-answer', count: 1 });
  await expect(announce({ external_reference_id: 'lost' })).rejects.toThrow();
  simulator.control.planOutage({ mode: 'error', count: 1, status: 429 });
  expect((await announce({ external_reference_id: 'busy' })).headers.get('retry-after')).toBe('1');
  expect(simulator.control.shipments().map((one) => one.external_reference_id)).toEqual(['lost']);
});
