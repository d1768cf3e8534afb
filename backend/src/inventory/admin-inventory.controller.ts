import { randomUUID } from 'node:crypto';
import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  RegisteredStockChangeSchema,
  RegisterStockChangeSchema,
  type RegisteredStockChange,
  type RegisterStockChange as RegisterStockChangeBody,
} from '../../../contracts/inventory.js';
import { AllowAccess } from '../platform/auth/access.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { Answers } from '../platform/http/answers.js';
import { staffContext } from '../platform/http/command-context.js';
import { InvalidInputError, parsedBy } from '../platform/http/invalid-input.js';
import { RegisterStockChange } from './commands/register-stock-change.js';
import { ExistingProducts } from './existing-products.port.js';

@Controller('api/admin/inventory')
@AllowAccess('staff', 'change-stock')
export class AdminInventoryController {
  constructor(
    private readonly commands: CommandBus,
    private readonly products: ExistingProducts,
    private readonly afterWrite: AfterWrite,
  ) {}

  /** Registers what happened on the shelf. 400 `stock-change-zero`, 422 `stock-below-zero`. */
  @Post()
  @Answers(RegisteredStockChangeSchema)
  @HttpCode(201)
  async registerStockChange(
    @Body(parsedBy(RegisterStockChangeSchema)) { changeId = randomUUID(), note, ...change }: RegisterStockChangeBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<RegisteredStockChange> {
    if (!(await this.products.exists(change.productId)))
      throw new InvalidInputError({ productId: 'Selecteer een product' });
    const command = new RegisterStockChange({ ...change, changeId, note: note || null }, staffContext(request));
    const { position } = await this.commands.execute<RegisterStockChange, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
    return { id: changeId };
  }
}
