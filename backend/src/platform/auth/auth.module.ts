import { Global, Module } from '@nestjs/common';
import { AccessGate } from './gate/access-gate.js';
import { AccessGateController } from './gate/access-gate.controller.js';
import { AttemptLimits } from './attempt-limits.js';

@Global()
@Module({
  controllers: [AccessGateController],
  providers: [AccessGate, AttemptLimits],
  exports: [AccessGate, AttemptLimits],
})
export class AuthModule {}
