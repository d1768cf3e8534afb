import { Module } from '@nestjs/common';
import { OrderingModule } from '../ordering/ordering.module.js';
import { PlaceReplacementHandler } from './place-replacement.handler.js';
import { Replacements } from './replacements.js';
import { ReplacementsController } from './replacements.controller.js';

@Module({
  imports: [OrderingModule],
  controllers: [ReplacementsController],
  providers: [PlaceReplacementHandler, Replacements],
})
export class ReplacingModule {}
