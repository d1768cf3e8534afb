import { Module } from '@nestjs/common';
import { RenewalsModule } from '../renewals/renewals.module.js';
import { DemoSeed } from './demo-seed.js';
import { DevClockController } from './dev-clock.controller.js';
import { DevMailsController } from './dev-mails/dev-mails.controller.js';

/** Production never loads this module, and its image lacks the folder. */
@Module({
  imports: [RenewalsModule],
  controllers: [DevClockController, DevMailsController],
  providers: [DemoSeed],
  exports: [DemoSeed],
})
export class DemoModule {}
