import { Controller, type StreamableFile } from '@nestjs/common';
import { exportSubscribers, listSubscribers, unsubscribeSubscriber } from '../../../../contracts/consents.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { staffContext } from '../../platform/http/command-context.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { Newsletter } from './newsletter.js';
import { subscriberListing } from './subscribers.listing.js';

@Controller()
export class AdminSubscribersController {
  constructor(
    private readonly lists: AdminLists,
    private readonly newsletter: Newsletter,
  ) {}

  @Handles(listSubscribers)
  listSubscribers({ query, reply }: Call<typeof listSubscribers>): Promise<StreamableFile | string> {
    return this.lists.respond(subscriberListing, query, reply);
  }

  @Handles(exportSubscribers)
  exportSubscribers({ query }: Call<typeof exportSubscribers>): Promise<StreamableFile> {
    return this.lists.export(subscriberListing, query);
  }

  @Handles(unsubscribeSubscriber)
  unsubscribeSubscriber({ params: { id }, request }: Call<typeof unsubscribeSubscriber>): Promise<void> {
    return this.newsletter.withdraw(id, 'staff', staffContext(request).at);
  }
}
