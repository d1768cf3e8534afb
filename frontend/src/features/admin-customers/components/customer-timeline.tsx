import { showCustomerTimeline } from '../../../../../contracts/admin/timeline.js';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Timeline } from '../../../ui/admin/history/timeline';

export function CustomerTimeline({ customerId }: { customerId: number }) {
  return <Timeline of="customers" query={freshQueryOf(showCustomerTimeline, { params: { id: customerId } })} />;
}
