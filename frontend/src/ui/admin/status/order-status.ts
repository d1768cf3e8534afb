import type { OrderStatus } from '../../../../../contracts/orders.js';
import type { Tone } from './status';

export const orderStatusNames: Record<OrderStatus, string> = {
  pending: 'In afwachting',
  processing: 'In behandeling',
  shipped: 'Verzonden',
  delivered: 'Afgeleverd',
  cancelled: 'Geannuleerd',
};

export const orderStatusTones: Record<OrderStatus, Tone> = {
  pending: 'waiting',
  processing: 'busy',
  shipped: 'moving',
  delivered: 'good',
  cancelled: 'over',
};
