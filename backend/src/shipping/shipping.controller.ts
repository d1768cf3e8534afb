import { Controller, type StreamableFile } from '@nestjs/common';
import {
  findBatch,
  printPickList,
  printSlips,
  startBatch,
  type ShippingBatch,
} from '../../../contracts/shipping/queue.js';
import { amsterdamDay } from '../../../contracts/values/calendar.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { pdfFile } from './printing/pdf-file.js';
import { WaitingOrders } from '../projections/order-parcels/waiting-orders.query.js';
import { KnownCompany } from '../settings/known-company.js';
import { printedPickList } from './printing/pick-list.js';
import { printedSlips } from './printing/slips.js';
import { ShippingBatches } from './shipping-batches.js';

@Controller()
export class ShippingController {
  constructor(
    private readonly batches: ShippingBatches,
    private readonly waiting: WaitingOrders,
    private readonly company: KnownCompany,
  ) {}

  @Handles(printPickList)
  async printPickList({ body: { ids } }: Call<typeof printPickList>): Promise<StreamableFile> {
    const day = amsterdamDay(new Date().toISOString());
    return pdfFile(`picklijst-${day}`, await printedPickList(await this.waiting.toPack(ids), day));
  }

  @Handles(printSlips)
  async printSlips({ body: { ids } }: Call<typeof printSlips>): Promise<StreamableFile> {
    const day = amsterdamDay(new Date().toISOString());
    const orders = await this.waiting.toPack(ids);
    return pdfFile(`pakbonnen-${day}`, await printedSlips(orders, { sender: await this.company.find(), day }));
  }

  @Handles(startBatch)
  startBatch({ body, request }: Call<typeof startBatch>): Promise<void> {
    return this.batches.start(body, String(request.staff.id));
  }

  @Handles(findBatch)
  findBatch({ params: { id } }: Call<typeof findBatch>): Promise<ShippingBatch> {
    return this.batches.find(id);
  }
}
