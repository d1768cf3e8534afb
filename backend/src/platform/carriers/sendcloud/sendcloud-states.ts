import type { Carrier } from '../../../../../contracts/shipping/carriers.js';
import type { ParcelState } from '../../../../../contracts/shipping/parcel-states.js';

/** The documented statuses, as codes. Those that are left out say nothing about where a parcel is. */
const states: Record<string, ParcelState> = {
  READY_TO_SEND: 'announced',
  ANNOUNCED: 'announced',
  ANNOUNCED_NOT_COLLECTED: 'announced',
  BEING_ANNOUNCED: 'announced',
  ANNOUNCING: 'announced',
  NOT_SORTED: 'on-the-way',
  EN_ROUTE_TO_SORTING_CENTER: 'on-the-way',
  AT_SORTING_CENTRE: 'on-the-way',
  BEING_SORTED: 'on-the-way',
  SORTED: 'on-the-way',
  AT_CUSTOMS: 'on-the-way',
  DELAYED: 'on-the-way',
  PARCEL_EN_ROUTE: 'on-the-way',
  SHIPMENT_ON_ROUTE: 'on-the-way',
  SHIPMENT_PICKED_UP_BY_DRIVER: 'on-the-way',
  DRIVER_ON_ROUTE: 'on-the-way',
  DELIVERY_METHOD_CHANGED: 'on-the-way',
  DELIVERY_DATE_CHANGED: 'on-the-way',
  DELIVERY_ADDRESS_CHANGED: 'on-the-way',
  DELIVERY_ATTEMPT_FAILED: 'attempt-failed',
  AWAITING_CUSTOMER_PICKUP: 'at-pickup-point',
  DELIVERED: 'delivered',
  SHIPMENT_COLLECTED_BY_CUSTOMER: 'delivered',
  ADDRESS_INVALID: 'address-problem',
  UNABLE_TO_DELIVER: 'undeliverable',
  REFUSED_BY_RECIPIENT: 'undeliverable',
  EXCEPTION: 'undeliverable',
  RETURNED_TO_SENDER: 'returned',
};

/** Reads a code or the words of a status: `Returned to sender` and `RETURNED_TO_SENDER` are one. Null for an unknown one. */
export function stateOfStatus(status: string): ParcelState | null {
  const code = status.toUpperCase().replace(/[^A-Z]+/g, '_');
  return Object.hasOwn(states, code) ? states[code]! : null;
}

const carriers: Record<string, Carrier> = {
  postnl: 'postnl',
  dhl: 'dhl',
  dhl_parcel: 'dhl',
  dhl_ecommerce: 'dhl',
  dpd: 'dpd',
  gls: 'gls',
  gls_nl: 'gls',
  budbee: 'budbee',
};

export const carrierOf = (code: string): Carrier => (Object.hasOwn(carriers, code) ? carriers[code]! : 'other');
