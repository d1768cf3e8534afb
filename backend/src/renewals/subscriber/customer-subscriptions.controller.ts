import { Body, Controller, Get, HttpCode, Param, Post, Req, Res } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  CustomerSubscriptionDetailSchema,
  CustomerSubscriptionSchema,
  SkipDeliverySchema,
  type CustomerSubscription,
  type CustomerSubscriptionDetail,
  type SkipDeliveryBody,
} from '../../../../contracts/subscriptions.js';
import { AllowAccess } from '../../platform/auth/access.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { Command, CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { Answers } from '../../platform/http/answers.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { CustomerSubscriptions } from '../../projections/customer-subscriptions/customer-subscriptions.query.js';
import { CancelSubscription } from '../../subscriptions/commands/cancel-subscription.js';
import { PauseSubscription } from '../../subscriptions/commands/pause-subscription.js';
import { ResumeSubscription } from '../../subscriptions/commands/resume-subscription.js';
import { SkipDelivery } from '../../subscriptions/commands/skip-delivery.js';
import { SubscriptionDetails } from './subscription-details.js';

/** Actions of a subscriber. 404 `subscription-not-found`, also for another customer's subscription. */
@Controller('api/customer/subscriptions')
@AllowAccess('customer')
export class CustomerSubscriptionsController {
  constructor(
    private readonly subscriptions: CustomerSubscriptions,
    private readonly details: SubscriptionDetails,
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Get()
  @Answers(z.array(CustomerSubscriptionSchema))
  listSubscriptions(@Req() request: FastifyRequest): Promise<CustomerSubscription[]> {
    return this.subscriptions.list(request.customer!.email);
  }

  /** Shows what skipping or resuming would lead to, and the deliveries so far. */
  @Get(':id')
  @Answers(CustomerSubscriptionDetailSchema)
  async showSubscription(@Param('id') id: string, @Req() request: FastifyRequest): Promise<CustomerSubscriptionDetail> {
    const { email } = request.customer!;
    await this.subscriptions.demandOwner(id, email);
    return this.details.read(id, email);
  }

  /** 409 `subscription-cancelled`. */
  @Post(':id/pause')
  @HttpCode(204)
  pauseSubscription(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    const pause = (context: CommandContext) =>
      new PauseSubscription({ subscriptionId: id, reason: 'requested' }, context);
    return this.give(id, pause, request, reply);
  }

  /** Resumes on the old day, or in three days when that is later. 409 `subscription-cancelled`. */
  @Post(':id/resume')
  @HttpCode(204)
  resumeSubscription(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.give(id, (context) => new ResumeSubscription({ subscriptionId: id }, context), request, reply);
  }

  /**
   * Skips the delivery that was shown. 409 `subscription-cancelled`, `subscription-not-active`, or `renewal-under-way`
   * while its payment is in progress.
   */
  @Post(':id/skip')
  @HttpCode(204)
  skipDelivery(
    @Param('id') id: string,
    @Body(parsedBy(SkipDeliverySchema)) { cycle }: SkipDeliveryBody,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.give(id, (context) => new SkipDelivery({ subscriptionId: id, cycle }, context), request, reply);
  }

  @Post(':id/cancel')
  @HttpCode(204)
  cancelSubscription(
    @Param('id') id: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    return this.give(id, (context) => new CancelSubscription({ subscriptionId: id }, context), request, reply);
  }

  private async give(
    subscriptionId: string,
    command: (context: CommandContext) => Command,
    request: FastifyRequest,
    reply: FastifyReply,
  ): Promise<void> {
    await this.subscriptions.demandOwner(subscriptionId, request.customer!.email);
    const { position } = await this.commands.execute<Command, CommandResult>(command(shopperContext(request)));
    await this.afterWrite.wait(position, reply);
  }
}
