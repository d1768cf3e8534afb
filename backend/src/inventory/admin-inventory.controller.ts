import { registerStockChange, type RegisteredStockChange } from '../../../contracts/inventory.js';
import { saveLeadTime } from '../../../contracts/stock/reordering.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { randomUUID } from 'node:crypto';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import { DataSource } from 'typeorm';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { DomainError } from '../platform/errors/domain-error.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { InvalidInputError } from '../platform/http/invalid-input.js';
import { RegisterStockChange } from './commands/register-stock-change.js';
import { ExistingProducts } from './existing-products.port.js';
import { LeadTimeRow } from './lead-time.entity.js';

@Controller()
export class AdminInventoryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly dataSource: DataSource,
    private readonly products: ExistingProducts,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(registerStockChange)
  async registerStockChange({
    body: { changeId = randomUUID(), note, ...change },
    request,
    reply,
  }: Call<typeof registerStockChange>): Promise<RegisteredStockChange> {
    if (!(await this.products.exists(change.productId)))
      throw new InvalidInputError({ productId: 'Selecteer een product' });
    const command = new RegisterStockChange({ ...change, changeId, note: note || null }, staffContext(request));
    const { position } = await this.commands.execute<RegisterStockChange, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
    return { id: changeId };
  }

  @Handles(saveLeadTime)
  async saveLeadTime({ params: { productId }, body: { leadDays: days } }: Call<typeof saveLeadTime>): Promise<void> {
    if (!(await this.products.exists(productId))) throw new DomainError('not-found');
    await this.dataSource.getRepository(LeadTimeRow).upsert({ productId, days }, ['productId']);
  }
}
