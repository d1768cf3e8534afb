import { Controller } from '@nestjs/common';
import {
  listRecalls,
  mailNewRecipients,
  previewRecall,
  startRecall,
  type Recall,
  type RecallPreview,
} from '../../../contracts/stock/recalls.js';
import { ActLog } from '../platform/auth/acts/act-log.port.js';
import { AppConfig } from '../platform/config/app-config.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { staffContext } from '../platform/http/command-context.js';
import { productRecall } from '../mail-texts/templates/product-recall.js';
import { LotRecords } from '../projections/lot-levels/lot-records.query.js';
import { ShippedLotsQuery } from '../projections/shipped-lots/shipped-lots.query.js';
import { Recalls } from './recalls.js';

@Controller()
export class RecallsController {
  constructor(
    private readonly recalls: Recalls,
    private readonly shipped: ShippedLotsQuery,
    private readonly lots: LotRecords,
    private readonly config: AppConfig,
    private readonly acts: ActLog,
  ) {}

  @Handles(listRecalls)
  listRecalls(_: Call<typeof listRecalls>): Promise<Recall[]> {
    return this.recalls.list();
  }

  @Handles(previewRecall)
  async previewRecall({ body }: Call<typeof previewRecall>): Promise<RecallPreview> {
    const { productId, lot, withPossible } = body;
    const buyers = await this.shipped.buyersOf(productId, lot, withPossible);
    const sample = {
      recipientName: '',
      orderNumber: '…',
      imageUrl: '',
      certainty: buyers[0]?.certainty ?? 'certain',
    } as const;
    const about = { ...(await this.lots.find(productId, lot)), ...body, ...sample };
    const { subject, text } = productRecall(about, this.config.shop);
    return { subject, text, recipients: buyers.length };
  }

  @Handles(startRecall)
  async startRecall({ body, request }: Call<typeof startRecall>): Promise<void> {
    await this.acts.note(request, 'lot-recalled', body.lot);
    await this.recalls.start(body, staffContext(request));
  }

  @Handles(mailNewRecipients)
  async mailNewRecipients({ params: { id }, request }: Call<typeof mailNewRecipients>): Promise<void> {
    await this.acts.note(request, 'recall-mailed-again', id);
    await this.recalls.mailAgain(id);
  }
}
