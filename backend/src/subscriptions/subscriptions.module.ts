import { Module } from '@nestjs/common';
import { commandHandlersFor } from '../platform/event-sourcing/deciding/command-handlers.js';
import { AdminSubscriptionsController } from './admin-subscriptions.controller.js';
import { subscriptionDecider } from './subscription.decider.js';

@Module({ controllers: [AdminSubscriptionsController], providers: commandHandlersFor(subscriptionDecider) })
export class SubscriptionsModule {}
