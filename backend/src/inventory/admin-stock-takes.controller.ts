import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { ShelfChangeType } from '../../../contracts/inventory.js';
import { bookStockTake, type BookedStockTake, type CountReason } from '../../../contracts/stock/stock-takes.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DomainError } from '../platform/errors/domain-error.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { refusalOf } from '../platform/http/error-responses.js';
import { deterministicId } from '../platform/ids/deterministic-id.js';
import { RegisterStockChange } from './commands/register-stock-change.js';
import { ExistingProducts } from './existing-products.port.js';

/** How a reason is recorded. The note stays in the ledger. */
const recorded: Record<CountReason, { type: ShelfChangeType; note: string }> = {
  counted: { type: 'adjustment', note: 'Telling' },
  damaged: { type: 'damage', note: 'Telling: beschadigd' },
  expired: { type: 'expired', note: 'Telling: verlopen' },
  found: { type: 'adjustment', note: 'Telling: gevonden' },
};

@Controller()
export class AdminStockTakesController {
  constructor(
    private readonly commands: CommandBus,
    private readonly products: ExistingProducts,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(bookStockTake)
  async bookStockTake({ body: { id, lines }, request, reply }: Call<typeof bookStockTake>): Promise<BookedStockTake> {
    const context = staffContext(request);
    const outcomes: BookedStockTake['lines'] = [];
    let last: bigint | null = null;
    for (const { productId, shown, counted, corrections, reason } of lines) {
      const changeId = deterministicId('stock-take', id, productId);
      const change = { productId, changeId, quantity: counted - shown, corrections, ...recorded[reason] };
      try {
        if (!(await this.products.exists(productId))) throw new DomainError('not-found');
        const command = new RegisterStockChange(change, context);
        const { position } = await this.commands.execute<RegisterStockChange, CommandResult>(command);
        if (position !== null && (last === null || position > last)) last = position;
        outcomes.push({ productId, refusal: null });
      } catch (error) {
        outcomes.push({ productId, refusal: refusalOf(error) });
      }
    }
    await this.afterWrite.wait(last, reply);
    return { lines: outcomes };
  }
}
