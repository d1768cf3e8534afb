import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { RestoreBuyer } from '../checkout/restoring/commands.js';
import { IssueInvoice } from '../invoices/commands/issue-invoice.js';
import { InvoiceBuyers } from '../invoices/invoice-buyers.service.js';
import type { IssuedInvoice, Seller } from '../invoices/invoice.js';
import { LedgerReader } from '../invoices/ledger-reader.query.js';
import { ledgerDecider } from '../invoices/ledger.decider.js';
import { seriesOf } from '../invoices/ledger.js';
import { OrderReader } from '../orders/order-reader.query.js';
import { Clock } from '../platform/clock/clock.js';
import { AppConfig } from '../platform/config/app-config.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { CommandExecution } from '../platform/event-sourcing/deciding/command-execution.js';
import type { CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { failpoint } from '../platform/failpoints/failpoint.js';
import { isComplete } from '../settings/company-details.query.js';
import { KnownCompany } from '../settings/known-company.js';
import { DrawUpInvoices, type Movement } from './commands/draw-up-invoices.js';
import { draftOf, type Draft } from './draft.js';
import { runsOf } from './runs.js';

type CausedDraft = Draft & { context: CommandContext };

/** Stores the buyers before the documents, because a document must name its buyer when the process dies in between. */
@CommandHandler(DrawUpInvoices as never)
export class DrawUpInvoicesHandler implements ICommandHandler<DrawUpInvoices, void> {
  constructor(
    private readonly orders: OrderReader,
    private readonly buyers: InvoiceBuyers,
    private readonly company: KnownCompany,
    private readonly ledger: LedgerReader,
    private readonly execution: CommandExecution,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
    private readonly config: AppConfig,
  ) {}

  async execute({ payload: { movements } }: DrawUpInvoices): Promise<void> {
    const drafts = (await Promise.all(movements.map((movement) => this.draft(movement)))).flat();
    if (drafts.length === 0) return;
    await this.keepBuyers(drafts);
    failpoint('invoice.buyer-stored');
    const seller = await this.seller();
    for (const run of runsOf(drafts, (draft) => seriesOf(draft.kind, draft.issuedOn))) {
      const [first, ...rest] = await Promise.all(run.map((draft) => this.issuing(draft, seller)));
      await this.execution.executeTogether(ledgerDecider, [first!, ...rest]);
      failpoint('invoice.issued');
    }
  }

  private async draft({ orderId, revision, context }: Movement): Promise<CausedDraft[]> {
    const draft = draftOf(await this.orders.historyUntil(orderId, revision));
    return draft ? [{ ...draft, context }] : [];
  }

  /** A buyer that a restore of Postgres lost is read from the payment. */
  private async keepBuyers(drafts: readonly CausedDraft[]): Promise<void> {
    const unknown = await this.buyers.keep(drafts);
    const lost = drafts.filter(({ contactId }) => unknown.has(contactId));
    for (const { contactId, paymentIntentId, context } of lost)
      await this.commands.execute(new RestoreBuyer({ contactId, paymentIntentId }, context)).catch(passRefusal);
    if (lost.length > 0) await this.buyers.keep(lost);
  }

  private async issuing(
    { contactId: _, context, refersTo, ...facts }: CausedDraft,
    seller: Seller,
  ): Promise<IssueInvoice> {
    const invoice = { ...facts, refersTo: await this.referenceTo(refersTo), seller };
    const series = seriesOf(facts.kind, facts.issuedOn);
    return new IssueInvoice({ series, invoice }, { ...context, at: this.clock.at() });
  }

  /** The document that this one changes was issued before, in a run of the other series. */
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

/** A payment that the provider does not know leaves its document without a buyer. */
function passRefusal(error: unknown): void {
  if (!(error instanceof DomainError)) throw error;
}
