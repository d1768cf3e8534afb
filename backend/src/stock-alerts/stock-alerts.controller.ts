import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { confirmStockAlert, requestStockAlert, type StockAlertOutcome } from '../../../contracts/stock/stock-alerts.js';
import { ProductRecords } from '../catalog/product-records.query.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { inboxOf } from '../platform/auth/inbox.js';
import { UnprovenMailboxes } from '../platform/auth/unproven-mailboxes.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { shopperContext } from '../platform/http/command-context.js';
import { networksOf } from '../platform/limits/address-prefix.js';
import { AttemptLimits } from '../platform/limits/attempt-limits.js';
import { MailStockAlerts } from './commands/mail-stock-alerts.js';
import { StockAlerts } from './stock-alerts.js';

const perVisitor = { name: 'stock-alert-ip', points: 10, seconds: 3600 };
const perAddress = { name: 'stock-alert-address', points: 5, seconds: 3600 };

@Controller()
export class StockAlertsController {
  constructor(
    private readonly alerts: StockAlerts,
    private readonly products: ProductRecords,
    private readonly limits: AttemptLimits,
    private readonly mailboxes: UnprovenMailboxes,
    private readonly commands: CommandBus,
  ) {}

  /** Responds alike for every address. The response does not tell whether the address waits already. */
  @Handles(requestStockAlert)
  async requestStockAlert({ body: { slug, email }, request }: Call<typeof requestStockAlert>): Promise<void> {
    await this.limits.take(perVisitor, networksOf(request.ip));
    await this.limits.take(perAddress, inboxOf(email));
    const found = await this.products.find([slug]);
    const product = found.find((one) => one.slug === slug && one.isActive);
    if (!product) throw new DomainError('not-found');
    if (!(await this.mailboxes.mayMail(email, networksOf(request.ip)))) throw new DomainError('too-many-attempts');
    const context = shopperContext(request);
    const alertId = await this.alerts.request(product.id, email, context.at);
    const mail = {
      key: `stock-alert-confirmation:${alertId}`,
      template: 'stock-alert-confirmation',
      reference: { alertId },
    } as const;
    await this.commands.execute(new QueueMail(mail, context));
  }

  /** The product can be back before the click, so a confirmation looks at once. */
  @Handles(confirmStockAlert)
  async confirmStockAlert({ body: { token }, request }: Call<typeof confirmStockAlert>): Promise<{
    outcome: StockAlertOutcome;
  }> {
    const context = shopperContext(request);
    const { outcome, productId } = await this.alerts.confirm(token, context.at);
    if (productId !== null) await this.commands.execute(new MailStockAlerts({ productId }, context));
    return { outcome };
  }
}
