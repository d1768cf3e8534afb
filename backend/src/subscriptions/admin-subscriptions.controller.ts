import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  cancelSubscription,
  moveDelivery,
  pauseSubscription,
  pauseSubscriptionUntil,
  requestPaymentMethod,
  resumeSubscription,
} from '../../../contracts/admin/subscriptions.js';
import type { CommandResult } from '../platform/event-sourcing/deciding/command-execution.js';
import type { Command, CommandContext } from '../platform/event-sourcing/deciding/decider.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { CancelSubscription } from './commands/cancel-subscription.js';
import { MoveDelivery } from './commands/move-delivery.js';
import { PauseSubscription } from './commands/pause-subscription.js';
import { RequestPaymentMethod } from './commands/request-payment-method.js';
import { ResumeSubscription } from './commands/resume-subscription.js';

/** What staff decides about a subscription. */
@Controller()
export class AdminSubscriptionsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(pauseSubscription)
  pauseSubscription(call: Call<typeof pauseSubscription>): Promise<void> {
    return this.execute(call, (id, context) => new PauseSubscription({ ...id, reason: 'requested' }, context));
  }

  @Handles(pauseSubscriptionUntil)
  pauseSubscriptionUntil(call: Call<typeof pauseSubscriptionUntil>): Promise<void> {
    const pause = { reason: 'requested', ...call.body } as const;
    return this.execute(call, (id, context) => new PauseSubscription({ ...id, ...pause }, context));
  }

  @Handles(moveDelivery)
  moveDelivery(call: Call<typeof moveDelivery>): Promise<void> {
    return this.execute(call, (id, context) => new MoveDelivery({ ...id, ...call.body }, context));
  }

  @Handles(requestPaymentMethod)
  requestPaymentMethod(call: Call<typeof requestPaymentMethod>): Promise<void> {
    return this.execute(call, (id, context) => new RequestPaymentMethod(id, context));
  }

  @Handles(resumeSubscription)
  resumeSubscription(call: Call<typeof resumeSubscription>): Promise<void> {
    return this.execute(call, (id, context) => new ResumeSubscription(id, context));
  }

  @Handles(cancelSubscription)
  cancelSubscription(call: Call<typeof cancelSubscription>): Promise<void> {
    return this.execute(call, (id, context) => new CancelSubscription(id, context));
  }

  private async execute(
    { params, request, reply }: Pick<Call<typeof pauseSubscription>, 'params' | 'request' | 'reply'>,
    commandFor: (id: { subscriptionId: string }, context: CommandContext) => Command,
  ): Promise<void> {
    const command = commandFor({ subscriptionId: params.id }, staffContext(request));
    const { position } = await this.commands.execute<Command, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }
}
