import { Module } from '@nestjs/common';
import { commandHandlersFor } from '../event-sourcing/command-handlers.js';
import { returnDecider } from './return.decider.js';

@Module({ providers: commandHandlersFor(returnDecider) })
export class ReturnsModule {}
