import { Controller, type StreamableFile } from '@nestjs/common';
import {
  exportRecipients,
  listLotsOfOrder,
  listRecipients,
  type ShippedLots,
} from '../../../../contracts/stock/lots.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import type { Condition } from '../../platform/http/listing/list-query.js';
import { recipientsListing } from './recipients.listing.js';
import { ShippedLotsQuery } from './shipped-lots.query.js';

@Controller()
export class ShippedLotsController {
  constructor(
    private readonly lists: AdminLists,
    private readonly shipped: ShippedLotsQuery,
    private readonly orders: OrderReader,
  ) {}

  @Handles(listRecipients)
  listRecipients({ query, reply }: Call<typeof listRecipients>): Promise<StreamableFile | string> {
    return this.lists.respond(recipientsListing, query, reply, lotOf(query));
  }

  @Handles(exportRecipients)
  exportRecipients({ query }: Call<typeof exportRecipients>): Promise<StreamableFile> {
    return this.lists.export(recipientsListing, query, lotOf(query));
  }

  @Handles(listLotsOfOrder)
  async listLotsOfOrder({ params: { id } }: Call<typeof listLotsOfOrder>): Promise<ShippedLots[]> {
    return this.orders.knownRows(id, await this.shipped.ofOrder(id));
  }
}

function lotOf({ productId, lot }: { productId: number; lot: string }): Condition[] {
  return [
    { sql: (p) => `r.product_id = ${p}`, value: productId },
    { sql: (p) => `r.lot = ${p}`, value: lot },
  ];
}
