import { showOrderTimeline } from '../../../../../contracts/admin/timeline.js';
import { May } from '../../../lib/staff/may';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Timeline } from '../../../ui/admin/history/timeline';

export function OrderTimeline({ orderId }: { orderId: string }) {
  return (
    <May call={showOrderTimeline}>
      <Timeline of="orders" query={freshQueryOf(showOrderTimeline, { params: { id: orderId } })} />
    </May>
  );
}
