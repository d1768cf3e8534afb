import { Controller, type StreamableFile } from '@nestjs/common';
import { listLots } from '../../../../contracts/lots.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { lotsListing } from './lots.listing.js';

@Controller()
export class LotLevelsController {
  constructor(private readonly lists: AdminLists) {}

  @Handles(listLots)
  listLots({ query, reply }: Call<typeof listLots>): Promise<StreamableFile | string> {
    const { productId } = query;
    const ofProduct = { sql: (p: string) => `l.product_id = ${p}`, value: productId };
    return this.lists.respond(lotsListing, query, reply, productId === undefined ? [] : [ofProduct]);
  }
}
