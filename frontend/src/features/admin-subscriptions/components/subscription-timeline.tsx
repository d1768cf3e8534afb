import { showSubscriptionTimeline } from '../../../../../contracts/admin/timeline.js';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Timeline } from '../../../ui/admin/history/timeline';

export function SubscriptionTimeline({ id }: { id: string }) {
  return <Timeline of="subscriptions" query={freshQueryOf(showSubscriptionTimeline, { params: { id } })} />;
}
