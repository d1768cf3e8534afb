import {
  showOrderTimeline,
  showSubscriptionTimeline,
  showReturnTimeline,
  showProductTimeline,
  showCustomerTimeline,
  type TimelineEntry,
} from '../../../../contracts/admin/timeline.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { Timeline } from './timeline.query.js';

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
  ofProduct({ params: { id } }: Call<typeof showProductTimeline>): Promise<TimelineEntry[]> {
    return this.timeline.ofProduct(id);
  }

  @Handles(showCustomerTimeline)
  @NotesAct('opened-customer', 'id')
  ofCustomer({ params: { id } }: Call<typeof showCustomerTimeline>): Promise<TimelineEntry[]> {
    return this.timeline.ofCustomer(id);
  }
}
