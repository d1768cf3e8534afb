import type { OrderStatus } from '../../../../../contracts/orders.js';
import { Badge } from '../../../ui/controls/button';
import { statusNames } from '../copy';

const tints: Record<OrderStatus, string> = {
  pending: 'fruit.mango.tint',
  processing: 'fruit.blueberry.tint',
  shipped: 'fruit.mint.tint',
  delivered: 'fruit.lime.tint',
  cancelled: 'stone',
};

export function StatusBadge({ status }: { status: OrderStatus }) {
  return (
    <Badge bg={tints[status]} data-testid="order-status">
      {statusNames[status]}
    </Badge>
  );
}
