import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { BuyerRecords } from '../customers/buyer-records.query.js';
import { IssueInvoice } from '../invoices/commands/issue-invoice.js';
import { InvoiceBuyers } from '../invoices/invoice-buyers.service.js';
import type { IssuedInvoice, Seller } from '../invoices/invoice.js';
import { LedgerReader } from '../invoices/ledger-reader.query.js';
import { seriesOf } from '../invoices/ledger.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app-config.js';
import { failpoint } from '../platform/failpoints/failpoint.js';
import { CompanyDetails, isComplete } from '../settings/company-details.query.js';
import { DrawUpInvoice } from './commands/draw-up-invoice.js';
import { draftOf, type Draft } from './draft.js';

/** Stores the buyer before the document, because a document must name its buyer when the process dies in between. */
@CommandHandler(DrawUpInvoice as never)
export class DrawUpInvoiceHandler implements ICommandHandler<DrawUpInvoice, void> {
  constructor(
    private readonly orders: OrderReader,
    private readonly buyers: BuyerRecords,
    private readonly invoiceBuyers: InvoiceBuyers,
    private readonly company: CompanyDetails,
    private readonly ledger: LedgerReader,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async execute({ payload: { orderId, revision }, context }: DrawUpInvoice): Promise<void> {
    const draft = draftOf(await this.orders.historyUntil(orderId, revision));
    if (!draft) return;
    const { contactId, refersTo, ...facts } = draft;
    await this.invoiceBuyers.keep(orderId, await this.buyers.find(contactId), draft.issuedOn);
    failpoint('invoice.buyer-stored');
    const invoice = { ...facts, refersTo: await this.referenceTo(refersTo), seller: await this.seller() };
    const issue = { series: seriesOf(draft.kind, draft.issuedOn), invoice };
    await this.commands.execute(new IssueInvoice(issue, { ...context, at: this.clock.at() }));
    failpoint('invoice.issued');
  }

  /** The document that this one changes was issued before, because a process handles the events of a stream in order. */
  private async referenceTo(changed: Draft['refersTo']): Promise<IssuedInvoice['refersTo']> {
    if (changed === null) return null;
    const { kind, sourceId, issuedOn } = changed;
    const number = await this.ledger.numberOf(kind, issuedOn, sourceId);
    if (number === null) throw new Error(`No document was issued for ${sourceId}`);
    return { number, issuedOn };
  }

  /** Throws while a shop in production lacks details: an issued document is for ever, so the process retries until then. */
  private async seller(): Promise<Seller> {
    const company = await this.company.find();
    if (this.config.production && !isComplete(company))
      throw new Error('Invoices wait for the details of the company: fill them in under Instellingen');
    return { ...company, country: 'NL' };
  }
}
