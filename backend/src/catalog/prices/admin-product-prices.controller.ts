import { Controller } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import {
  endPrice,
  listPrices,
  planPrice,
  type ProductPrices as Response,
} from '../../../../contracts/admin/product-prices.js';
import type { StaffAct } from '../../../../contracts/admin/logbook.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { ProductPrices, type NotePrice } from './product-prices.js';

@Controller()
export class AdminProductPricesController {
  constructor(
    private readonly prices: ProductPrices,
    private readonly acts: ActLog,
  ) {}

  @Handles(listPrices)
  listPrices({ params: { id } }: Call<typeof listPrices>): Promise<Response> {
    return this.prices.list(id);
  }

  @Handles(planPrice)
  async planPrice({ params: { id }, body, request }: Call<typeof planPrice>): Promise<Response> {
    await this.prices.plan(id, body, request.staff, this.noting(request, 'price-planned'));
    return this.prices.list(id);
  }

  @Handles(endPrice)
  async endPrice({ params: { id, priceId }, request }: Call<typeof endPrice>): Promise<Response> {
    await this.prices.end(id, priceId, request.staff, this.noting(request, 'price-ended'));
    return this.prices.list(id);
  }

  private noting(request: FastifyRequest, act: StaffAct): NotePrice {
    return (name, amount, manager) => this.acts.note(request, act, name, { after: `€ ${amount}`, manager });
  }
}
