import { Module } from '@nestjs/common';
import { ProcessRefusalsController } from './process-refusals.controller.js';

@Module({ controllers: [ProcessRefusalsController] })
export class ProcessRefusalsModule {}
