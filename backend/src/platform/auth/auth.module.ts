import { Global, Module } from '@nestjs/common';
import { AccessGate } from './gate/access-gate.js';
import { AccessGateController } from './gate/access-gate.controller.js';
import { AttemptLimits } from '../limits/attempt-limits.js';
import { RefundProofs } from './refund-proofs.js';
import { UnprovenMailboxes } from './unproven-mailboxes.js';

@Global()
@Module({
  controllers: [AccessGateController],
  providers: [AccessGate, AttemptLimits, RefundProofs, UnprovenMailboxes],
  exports: [AccessGate, AttemptLimits, RefundProofs, UnprovenMailboxes],
})
export class AuthModule {}
