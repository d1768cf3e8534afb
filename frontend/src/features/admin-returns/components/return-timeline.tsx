import { showReturnTimeline } from '../../../../../contracts/admin/timeline.js';
import { May } from '../../../lib/staff/may';
import { freshQueryOf } from '../../../ui/admin/fresh';
import { Timeline } from '../../../ui/admin/history/timeline';

export function ReturnTimeline({ id }: { id: string }) {
  return (
    <May call={showReturnTimeline}>
      <Timeline of="returns" query={freshQueryOf(showReturnTimeline, { params: { id } })} />
    </May>
  );
}
