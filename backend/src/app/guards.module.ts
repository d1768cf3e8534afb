import { Module } from '@nestjs/common';
import { APP_GUARD } from '@nestjs/core';
import { CustomersModule } from '../customers/customers.module.js';
import { SameSiteGuard } from '../platform/auth/same-site.guard.js';
import { StaffModule } from '../staff/staff.module.js';
import { AccessGuard } from './access.guard.js';

/** Runs both guards before every route: first the origin of the request, then the session. */
@Module({
  imports: [CustomersModule, StaffModule],
  providers: [
    { provide: APP_GUARD, useClass: SameSiteGuard },
    { provide: APP_GUARD, useClass: AccessGuard },
  ],
})
export class GuardsModule {}
