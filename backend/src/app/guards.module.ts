import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CustomersModule } from '../customers/customers.module.js';
import { SameSiteGuard } from '../platform/auth/same-site.guard.js';
import { StaffModule } from '../staff/staff.module.js';
import { AccessGuard } from './access.guard.js';

/** Registers both guards: the origin of the request is checked before the session. */
@Module({
  imports: [CustomersModule, StaffModule],
  providers: [
    { provide: APP_GUARD, useClass: SameSiteGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class GuardsModule {}
