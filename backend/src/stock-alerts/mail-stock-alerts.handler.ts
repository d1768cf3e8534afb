import { CommandBus, CommandHandler, type ICommandHandler } from '@nestjs/cqrs';
import { ProductRecords } from '../catalog/product-records.query.js';
import { AvailableStock } from '../inventory/available-stock.query.js';
import { QueueMail } from '../mail/commands/queue-mail.js';
import { Clock } from '../platform/clock/clock.js';
import { MailStockAlerts } from './commands/mail-stock-alerts.js';
import { StockAlerts } from './stock-alerts.js';

const atOnce = 200;

/** Idempotent: the key of a mail is its request, so that a repeat after a crash queues none twice. */
@CommandHandler(MailStockAlerts as never)
export class MailStockAlertsHandler implements ICommandHandler<MailStockAlerts, void> {
  constructor(
    private readonly alerts: StockAlerts,
    private readonly stock: AvailableStock,
    private readonly products: ProductRecords,
    private readonly commands: CommandBus,
    private readonly clock: Clock,
  ) {}

  async execute({ payload: { productId }, context }: MailStockAlerts): Promise<void> {
    if (!(await this.alerts.isAwaited(productId)) || !(await this.canBeBought(productId))) return;
    for (;;) {
      const waiting = await this.alerts.waiting(productId, atOnce);
      if (waiting.length === 0) return;
      for (const { id: alertId } of waiting) {
        const mail = { key: `back-in-stock:${alertId}`, template: 'back-in-stock', reference: { alertId } } as const;
        await this.commands.execute(new QueueMail(mail, context));
      }
      const emails = waiting.map(({ email }) => email);
      await this.alerts.noteMailed(productId, emails, this.clock.at());
    }
  }

  private async canBeBought(productId: number): Promise<boolean> {
    if ((await this.stock.of(productId)) === 0) return false;
    const found = await this.products.find([String(productId)]);
    return found.some(({ id, isActive }) => id === productId && isActive);
  }
}
