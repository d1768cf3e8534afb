import { randomUUID } from 'node:crypto';
import { orderIdOf } from '../../backend/src/platform/ids/order-id.js';
import * as api from '../../contracts/api.js';
import type { Endpoint } from '../../contracts/endpoint.js';
import { orderOf, setStatus } from '../run/send-back.js';
import { stockUp } from '../support/assortment.js';
import { Shopper } from '../support/customers/shopper.js';
import { persist, until } from '../support/waiting.js';
import type { World } from '../support/world.js';
import { broken, type Story } from './adversary.js';

/**
 * What a colleague does to an order. `ships-all` goes through a batch, with the pieces that the packer saw, and `labels-all` through
 * one whose labels the carrier makes.
 */
export type PackerAct =
  | 'ships-one'
  | 'ships-all'
  | 'labels-all'
  | 'cancels-one'
  | 'cancels-order'
  | 'moves-address'
  | 'marks-shipped';

export interface PackersPlan {
  /** For each order, what colleagues do to it at the same moment. */
  orders: PackerAct[][];
  /** How many of the next calls of the carrier lose their response, and how many fail. */
  faults: { lost: number; failed: number };
  /** How often each of them clicks. */
  clicks: number;
}

interface Call {
  params?: { id: string };
  body: object;
}

/** Colleagues pack, cancel and correct the same orders at once. A refusal is right; two parcels with one piece are not. */
export async function pack(world: World, seed: number, { orders, clicks, faults }: PackersPlan): Promise<Story> {
  const prices = [1995, 2450];
  const assortment = await stockUp(
    world,
    prices.map((priceCents) => ({ priceCents, stock: 200 })),
  );
  const basket = assortment.products.map(({ slug }) => ({ id: slug, quantity: 3 }));
  const buyers = await Promise.all(
    orders.map((_, index) => buy(world, `verpakt-${seed}-${index}@example.com`, basket)),
  );
  await enterCompany(world);
  const { control } = world.carrier;
  if (faults.lost > 0) control.planOutage({ mode: 'lose-answer', count: faults.lost });
  if (faults.failed > 0) control.planOutage({ mode: 'error', count: faults.failed });
  const failures = await Promise.all(
    orders.map((acts, index) => Promise.all(acts.map((act) => perform(world, buyers[index]!.orderId, act, clicks)))),
  );
  return {
    assortment,
    payments: buyers.flatMap(({ shopper }) => [...shopper.payments]),
    paidOrders: orders.length,
    violations: broken(Object.fromEntries(failures.flat(2).map((failure) => [failure, true]))),
  };
}

async function buy(world: World, email: string, basket: { id: string; quantity: number }[]) {
  const shopper = new Shopper(world, email);
  const { paymentIntentId } = await shopper.begin(basket);
  await shopper.pay('card');
  await until(async () => (await shopper.settle()).body?.orderNumber != null, 'an order to pack');
  return { shopper, orderId: orderIdOf(paymentIntentId) };
}

/** Every click repeats the call with the same ids. Returns what the shop should never respond. */
async function perform(world: World, orderId: string, act: PackerAct, clicks: number): Promise<string[]> {
  if (act === 'cancels-order' || act === 'marks-shipped') {
    const status = act === 'cancels-order' ? 'cancelled' : 'shipped';
    await Promise.all(
      Array.from({ length: clicks }, () => setStatus(world, api.orders.changeOrderStatus, orderId, status)),
    );
    return [];
  }
  const [endpoint, call] = await callOf(world, orderId, act);
  const statuses = await Promise.all(Array.from({ length: clicks }, () => answerOf(world, endpoint, call)));
  return statuses.filter((status) => status >= 400 && status !== 409).map((status) => `${act} met a ${status}`);
}

async function callOf(
  world: World,
  id: string,
  act: Exclude<PackerAct, 'cancels-order' | 'marks-shipped'>,
): Promise<[Endpoint, Call]> {
  const { items } = await orderOf(world, id);
  const params = { id };
  const [first, second] = items.map((item) => ({ id: item.id, quantity: 1 }));
  switch (act) {
    case 'ships-one': {
      const parcel = { parcelId: randomUUID(), pieces: [first!], carrier: 'postnl', trackingCode: '3SCHAOS0001' };
      return [api.parcels.shipParcel, { params, body: parcel }];
    }
    case 'cancels-one': {
      const cancellation = { id: randomUUID(), reason: 'customer-request', pieces: [second!] };
      return [api.cancelledPieces.cancelPieces, { params, body: cancellation }];
    }
    case 'moves-address': {
      const address = { name: 'Sanne de Vries', address: 'Dorpsstraat 12', postalCode: '1234 AB', city: 'Utrecht' };
      const body = { id: randomUUID(), version: 0, phone: '', ...address };
      return [api.deliveryAddress.changeDeliveryAddress, { params, body }];
    }
    case 'labels-all':
    case 'ships-all': {
      const pieces = items.map((item) => ({ id: item.id, quantity: item.quantity }));
      const withLabels = act === 'labels-all';
      const body = {
        id: randomUUID(),
        carrier: 'dhl',
        withLabels,
        orders: [{ orderId: id, pieces, trackingCode: null }],
      };
      return [api.shippingQueue.startBatch, { body }];
    }
  }
}

function answerOf({ staff, staffAccount }: World, endpoint: Endpoint, call: Call): Promise<number> {
  return persist(async () => {
    const { status } = await staff.call(endpoint, call as never);
    if (status === 403) await staff.call(api.staffFactors.provePassword, { body: { password: staffAccount.password } });
    if (status === 403 || status >= 500) throw new Error(`the shop responded to a packer with ${status}`);
    return status;
  });
}

/** The sender of every label. */
async function enterCompany(world: World): Promise<void> {
  const place = { address: 'Damrak 1', postalCode: '1012 LG', city: 'Amsterdam', phone: '+31201234567' };
  const numbers = { kvk: '69599084', vatId: 'NL000099998B57', email: 'winkel@gommie.example' };
  await answerOf(world, api.company.saveCompany, { body: { name: 'Gommie', ...place, ...numbers } });
}
