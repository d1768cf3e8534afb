import { Controller, HttpCode, Param, Patch, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AllowAccess } from '../platform/auth/access.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { Command } from '../platform/event-sourcing/deciding/decider.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { CancelSubscription } from './commands/cancel-subscription.js';
import { PauseSubscription } from './commands/pause-subscription.js';
import { ResumeSubscription } from './commands/resume-subscription.js';

/**
 * What staff decides about a subscription. 404 `subscription-not-found`; 409 `subscription-cancelled` where it is over.
 */
@Controller('api/admin/subscriptions')
@AllowAccess('staff', 'subscriptions')
export class AdminSubscriptionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Patch(':id/pause')
  @HttpCode(204)
  pauseSubscription(
    @Param('id') subscriptionId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.give(new PauseSubscription({ subscriptionId, reason: 'requested' }, staffContext(request)), reply);
  }

  @Patch(':id/resume')
  @HttpCode(204)
  resumeSubscription(
    @Param('id') subscriptionId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.give(new ResumeSubscription({ subscriptionId }, staffContext(request)), reply);
  }

  @Patch(':id/cancel')
  @HttpCode(204)
  cancelSubscription(
    @Param('id') subscriptionId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.give(new CancelSubscription({ subscriptionId }, staffContext(request)), reply);
  }

  private async give(command: Command, reply: FastifyReply): Promise<void> {
    const { position } = await this.commands.execute<Command, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }
}
