import { PDFDocument } from 'pdf-lib';
import {
  startSendcloudSimulator,
  type SendcloudSimulator,
} from '../../../../../infra/sendcloud-simulator/start-sendcloud-simulator.js';
import { signatureOf } from '../../../../../infra/sendcloud-simulator/webhooks.js';
import { CarrierError } from '../../errors/carrier-error.js';
import type { MadeLabel } from '../parcel-carrier.port.js';
import { SendcloudCarrier } from './sendcloud-carrier.js';
import { stateOfStatus } from './sendcloud-states.js';

let simulator: SendcloudSimulator;
let carrier: SendcloudCarrier;
const keys = { publicKey: 'simulator', secretKey: 'simulator', webhookSecret: 'simulator', shippingOption: 'dhl:home' };
beforeAll(async () => {
  simulator = await startSendcloudSimulator();
  carrier = new SendcloudCarrier({ ...keys, url: `${simulator.url}/api/v3` });
});
afterAll(() => simulator.close());
beforeEach(() => simulator.control.reset());

const place = { name: 'Gommie', address: 'Dorpsstraat 1', postalCode: '1234 AB', city: 'Utrecht' };
const announce = (reference: string, change = {}) =>
  carrier.announce({
    ...{ reference, orderNumber: '2026-000001', grams: 450, from: place },
    to: { ...place, phone: '', ...change },
  });
const madeOf = async (reference: string) => (await announce(reference)) as MadeLabel;

it('returns the same label for the same reference, also when the first response was lost', async () => {
  simulator.control.planOutage({ mode: 'lose-answer', count: 1 });
  await expect(announce('one')).rejects.toThrow(CarrierError);
  const label = await madeOf('one');
  expect(label).toMatchObject({ carrier: 'dhl', trackingCode: expect.stringMatching(/^3S/) });
  expect(await madeOf('one')).toEqual(label);
  expect(simulator.control.shipments()).toHaveLength(1);
});

it.each([500, 503, 429, 401])('asks to repeat a call after a response with %d', async (status) => {
  simulator.control.planOutage({ mode: 'error', count: 1, status });
  await expect(announce('one')).rejects.toThrow(CarrierError);
});

it('says which part of the address is refused', async () => {
  expect(await announce('one', { city: '' })).toEqual({ refusal: 'city' });
  expect(await announce('one', { postalCode: '9999 ZZ' })).toEqual({ refusal: 'carrier' });
  const nameless = { ...place, phone: '' };
  const parcel = { reference: 'two', orderNumber: '1', grams: 450, from: { ...place, city: '' }, to: nameless };
  expect(await carrier.announce(parcel)).toEqual({ refusal: 'sender' });
});

it('follows the parcel and its cancellation, which may be repeated', async () => {
  const { shipmentId, parcelId } = await madeOf('one');
  expect(await carrier.stateOf(shipmentId)).toBe('announced');
  simulator.control.move(Number(parcelId), 'RETURNED_TO_SENDER');
  expect(await carrier.stateOf(shipmentId)).toBe('returned');
  expect(await carrier.cancel(shipmentId)).toBe('refused');
  const other = await madeOf('two');
  expect([await carrier.cancel(other.shipmentId), await carrier.cancel(other.shipmentId)]).toEqual([
    'cancelled',
    'cancelled',
  ]);
  simulator.control.behave({ cancellation: 'queued' });
  expect(await carrier.cancel((await madeOf('three')).shipmentId)).toBe('queued');
});

it('puts more labels in one file than one call returns', async () => {
  const labels = await Promise.all(Array.from({ length: 41 }, (_, index) => madeOf(String(index))));
  const file = await carrier.labels(labels.map(({ parcelId }) => parcelId));
  expect((await PDFDocument.load(file)).getPageCount()).toBe(41);
});

it('reads only what the carrier signed', () => {
  const body = JSON.stringify({ action: 'parcel_status_changed', parcel: { id: 7, tracking_number: '3sabc' } });
  const read = (signature?: string, text = body) => carrier.readWebhook(Buffer.from(text), signature);
  expect(read(signatureOf(body, 'simulator'))).toEqual({ parcel: { parcelId: '7', trackingCode: '3SABC' } });
  for (const signature of [undefined, '', 'zz', signatureOf(body, 'other'), signatureOf(`${body} `, 'simulator')])
    expect(read(signature)).toBeNull();
  for (const text of ['', '{', 'null', '{"action":"return_created"}'])
    expect(read(signatureOf(text, 'simulator'), text)).toEqual({ parcel: null });
});

it('reads codes and words of a status, and nothing from an unknown one', () => {
  expect([stateOfStatus('DELIVERED'), stateOfStatus('En route to sorting center')]).toEqual([
    'delivered',
    'on-the-way',
  ]);
  expect([stateOfStatus('constructor'), stateOfStatus('UNKNOWN_STATUS')]).toEqual([null, null]);
});
