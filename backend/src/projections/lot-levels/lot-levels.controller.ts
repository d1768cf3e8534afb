import { Controller, type StreamableFile } from '@nestjs/common';
import { listLots } from '../../../../contracts/stock/lots.js';
import { listCountable, type CountableProduct } from '../../../../contracts/stock/stock-takes.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { AdminLists } from '../../platform/http/listing/admin-lists.js';
import { CountableProducts } from './countable-products.query.js';
import { lotsListing } from './lots.listing.js';

@Controller()
export class LotLevelsController {
  constructor(
    private readonly lists: AdminLists,
    private readonly countable: CountableProducts,
  ) {}

  @Handles(listLots)
  listLots({ query, reply }: Call<typeof listLots>): Promise<StreamableFile | string> {
    const { productId } = query;
    const ofProduct = { sql: (p: string) => `l.product_id = ${p}`, value: productId };
    return this.lists.respond(lotsListing, query, reply, productId === undefined ? [] : [ofProduct]);
  }

  @Handles(listCountable)
  listCountable(): Promise<CountableProduct[]> {
    return this.countable.list();
  }
}
