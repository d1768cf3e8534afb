import { Module } from '@nestjs/common';
import { commandHandlersFor } from '../event-sourcing/command-handlers.js';
import { subscriptionDecider } from './subscription.decider.js';

@Module({ providers: commandHandlersFor(subscriptionDecider) })
export class SubscriptionsModule {}
