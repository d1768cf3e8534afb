import { Global, Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CustomersModule } from '../../customers/customers.module.js';
import { StaffModule } from '../../staff/staff.module.js';
import { AccessGate } from './access-gate.js';
import { AccessGateController } from './access-gate.controller.js';
import { AccessGuard } from './access.guard.js';
import { AttemptLimits } from './attempt-limits.js';
import { SameSiteGuard } from './same-site.guard.js';

/** Who may call what. Both guards stand before every route. */
@Global()
@Module({
  imports: [CustomersModule, StaffModule],
  controllers: [AccessGateController],
  providers: [
    AccessGate,
    AttemptLimits,
    { provide: APP_GUARD, useClass: SameSiteGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
  exports: [AccessGate, AttemptLimits],
})
export class AuthModule {}
