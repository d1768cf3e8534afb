import {
  showOrderTimeline,
  showSubscriptionTimeline,
  showReturnTimeline,
  showProductTimeline,
  showCustomerTimeline,
  type TimelineEntry,
} from '../../../../contracts/admin/timeline.js';
import { seesCosts } from '../../../../contracts/staff/permissions.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { Timeline } from './timeline.query.js';

const withoutCosts = ({ changes, ...entry }: TimelineEntry): TimelineEntry => ({
  ...entry,
  changes: changes.filter(({ field }) => field !== 'cost_cents'),
});

/** Newest first. 404 for an unknown id. */
@Controller()
export class TimelineController {
  constructor(private readonly timeline: Timeline) {}

  @Handles(showOrderTimeline)
  ofOrder({ params: { id } }: Call<typeof showOrderTimeline>): Promise<TimelineEntry[]> {
    return this.timeline.ofStream('order', id, 'order-not-found');
  }

  @Handles(showSubscriptionTimeline)
  ofSubscription({ params: { id } }: Call<typeof showSubscriptionTimeline>): Promise<TimelineEntry[]> {
    return this.timeline.ofStream('subscription', id, 'subscription-not-found');
  }

  @Handles(showReturnTimeline)
  ofReturn({ params: { id } }: Call<typeof showReturnTimeline>): Promise<TimelineEntry[]> {
    return this.timeline.ofStream('return', id, 'return-not-found');
  }

  @Handles(showProductTimeline)
  async ofProduct({ params: { id }, request }: Call<typeof showProductTimeline>): Promise<TimelineEntry[]> {
    const entries = await this.timeline.ofProduct(id);
    return seesCosts(request.staff.role) ? entries : entries.map(withoutCosts);
  }

  @Handles(showCustomerTimeline)
  @NotesAct('opened-customer', 'id')
  ofCustomer({ params: { id } }: Call<typeof showCustomerTimeline>): Promise<TimelineEntry[]> {
    return this.timeline.ofCustomer(id);
  }
}
