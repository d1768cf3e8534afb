import { Module } from '@nestjs/common';
import { commandHandlersFor } from '../platform/event-sourcing/deciding/command-handlers.js';
import { AdminReturnsController } from './admin-returns.controller.js';
import { returnDecider } from './return.decider.js';
import { ReturnRefunds } from './return-refunds.query.js';
import { ReturnNotes } from './return-notes.service.js';

@Module({
  controllers: [AdminReturnsController],
  providers: [ReturnRefunds, ReturnNotes, ...commandHandlersFor(returnDecider)],
})
export class ReturnsModule {}
