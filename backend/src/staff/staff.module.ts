import { Module } from '@nestjs/common';
import { AdminLogbookController } from './logbook/admin-logbook.controller.js';
import { Logbook } from './logbook/logbook.js';
import { SweepLogbookHandler } from './logbook/sweep-logbook.handler.js';
import { StaffNotices } from './notices/staff-notices.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLoginLimits } from './staff-login-limits.js';
import { StaffLoginController } from './staff-login.controller.js';
import { StaffSessions } from './staff-sessions.js';

@Module({
  controllers: [AdminLogbookController, StaffLoginController],
  providers: [Logbook, StaffAccounts, StaffDevices, StaffLoginLimits, StaffNotices, StaffSessions, SweepLogbookHandler],
  exports: [Logbook, StaffAccounts, StaffLoginLimits, StaffNotices, StaffSessions],
})
export class StaffModule {}
