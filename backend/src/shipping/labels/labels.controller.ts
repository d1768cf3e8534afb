import { Controller, type RawBodyRequest, type StreamableFile } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { amsterdamDay } from '../../../../contracts/values/calendar.js';
import {
  findLabelService,
  listMadeLabels,
  listOrderLabels,
  printBatchLabels,
  printLabels,
  receiveCarrierWebhook,
  type LabelService,
  type MadeLabel,
} from '../../../../contracts/shipping/labels.js';
import type { ReceivedWebhook } from '../../../../contracts/operations.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { FromProvider } from '../../platform/auth/from-provider.js';
import { ParcelCarrier } from '../../platform/carriers/parcel-carrier.port.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { pdfFile } from '../printing/pdf-file.js';
import { ShippingBatches } from '../shipping-batches.js';
import { followWork } from './follow-label.work.js';
import { ParcelLabels } from './parcel-labels.js';

@Controller()
export class LabelsController {
  constructor(
    private readonly carrier: ParcelCarrier,
    private readonly labels: ParcelLabels,
    private readonly batches: ShippingBatches,
    private readonly work: DurableWork,
    private readonly orders: OrderReader,
  ) {}

  @Handles(findLabelService)
  findLabelService(): LabelService {
    return { isConnected: this.carrier.isConnected };
  }

  @Handles(printBatchLabels)
  async printBatchLabels({ params: { id } }: Call<typeof printBatchLabels>): Promise<StreamableFile> {
    return this.print(await this.batches.parcelsOf(id));
  }

  @Handles(listMadeLabels)
  listMadeLabels(): Promise<MadeLabel[]> {
    return this.labels.newest();
  }

  @Handles(listOrderLabels)
  async listOrderLabels({ params: { id } }: Call<typeof listOrderLabels>): Promise<MadeLabel[]> {
    return this.orders.knownRows(id, await this.labels.ofOrder(id));
  }

  @Handles(printLabels)
  printLabels({ body: { parcelIds } }: Call<typeof printLabels>): Promise<StreamableFile> {
    return this.print(parcelIds);
  }

  /** Stores that the carrier has news; the state itself is read from the carrier, by the work. */
  @Handles(receiveCarrierWebhook)
  @FromProvider()
  async receiveCarrierWebhook({ request }: Call<typeof receiveCarrierWebhook>): Promise<ReceivedWebhook> {
    const body = (request as RawBodyRequest<FastifyRequest>).rawBody ?? Buffer.alloc(0);
    const webhook = this.carrier.readWebhook(body, [request.headers['sendcloud-signature']].flat()[0]);
    if (!webhook) throw new DomainError('not-allowed');
    if (webhook.parcel) {
      const { parcelId, trackingCode } = webhook.parcel;
      for (const id of await this.labels.report(parcelId, trackingCode)) await this.work.enqueue(followWork, id);
    }
    return { received: true };
  }

  private async print(parcelIds: readonly string[]): Promise<StreamableFile> {
    const labels = await this.labels.printable(parcelIds);
    if (labels.length === 0) throw new DomainError('no-labels');
    const day = amsterdamDay(new Date().toISOString());
    return pdfFile(`labels-${day}`, await this.carrier.labels(labels.map((label) => label.carrierParcelId!)));
  }
}
