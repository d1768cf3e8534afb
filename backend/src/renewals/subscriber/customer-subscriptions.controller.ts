import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import {
  cancelSubscription,
  listSubscriptions,
  pauseSubscription,
  resumeSubscription,
  showSubscription,
  skipDelivery,
  type CustomerSubscription,
  type CustomerSubscriptionDetail,
} from '../../../../contracts/subscriptions.js';
import type { CommandResult } from '../../platform/event-sourcing/deciding/command-execution.js';
import type { Command, CommandContext } from '../../platform/event-sourcing/deciding/decider.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { CustomerSubscriptions } from '../../projections/customer-subscriptions/customer-subscriptions.query.js';
import { CancelSubscription } from '../../subscriptions/commands/cancel-subscription.js';
import { PauseSubscription } from '../../subscriptions/commands/pause-subscription.js';
import { ResumeSubscription } from '../../subscriptions/commands/resume-subscription.js';
import { SkipDelivery } from '../../subscriptions/commands/skip-delivery.js';
import { SubscriptionDetails } from './subscription-details.js';

/** Actions of a subscriber. Another customer's subscription is not found. */
@Controller()
export class CustomerSubscriptionsController {
  constructor(
    private readonly subscriptions: CustomerSubscriptions,
    private readonly details: SubscriptionDetails,
    private readonly commands: CommandBus,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(listSubscriptions)
  listSubscriptions({ request }: Call<typeof listSubscriptions>): Promise<CustomerSubscription[]> {
    return this.subscriptions.list(request.customer.email);
  }

  @Handles(showSubscription)
  async showSubscription({ params, request }: Call<typeof showSubscription>): Promise<CustomerSubscriptionDetail> {
    const { email } = request.customer;
    await this.subscriptions.demandOwner(params.id, email);
    return this.details.read(params.id, email);
  }

  @Handles(pauseSubscription)
  pauseSubscription(call: Call<typeof pauseSubscription>): Promise<void> {
    return this.execute(call, (id, context) => new PauseSubscription({ ...id, reason: 'requested' }, context));
  }

  @Handles(resumeSubscription)
  resumeSubscription(call: Call<typeof resumeSubscription>): Promise<void> {
    return this.execute(call, (id, context) => new ResumeSubscription(id, context));
  }

  @Handles(skipDelivery)
  skipDelivery(call: Call<typeof skipDelivery>): Promise<void> {
    return this.execute(call, (id, context) => new SkipDelivery({ ...id, ...call.body }, context));
  }

  @Handles(cancelSubscription)
  cancelSubscription(call: Call<typeof cancelSubscription>): Promise<void> {
    return this.execute(call, (id, context) => new CancelSubscription(id, context));
  }

  private async execute(
    { params, request, reply }: Pick<Call<typeof pauseSubscription>, 'params' | 'request' | 'reply'>,
    commandFor: (id: { subscriptionId: string }, context: CommandContext) => Command,
  ): Promise<void> {
    await this.subscriptions.demandOwner(params.id, request.customer.email);
    const command = commandFor({ subscriptionId: params.id }, shopperContext(request));
    const { position } = await this.commands.execute<Command, CommandResult>(command);
    await this.afterWrite.wait(position, reply);
  }
}
