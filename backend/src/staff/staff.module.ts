import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AdminLogbookController } from './logbook/admin-logbook.controller.js';
import { Logbook } from './logbook/logbook.js';
import { NoteActs } from './logbook/note-acts.interceptor.js';
import { SweepLogbookHandler } from './logbook/sweep-logbook.handler.js';
import { LoginNotices } from './notices/login-notices.js';
import { StaffNotices } from './notices/staff-notices.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLoginLimits } from './staff-login-limits.js';
import { StaffLoginController } from './staff-login.controller.js';
import { StaffSessions } from './staff-sessions.js';

@Module({
  controllers: [AdminLogbookController, StaffLoginController],
  providers: [
    Logbook,
    LoginNotices,
    StaffAccounts,
    StaffDevices,
    StaffLoginLimits,
    StaffNotices,
    StaffSessions,
    SweepLogbookHandler,
    { provide: APP_INTERCEPTOR, useClass: NoteActs },
  ],
  exports: [Logbook, StaffAccounts, StaffLoginLimits, StaffNotices, StaffSessions],
})
export class StaffModule {}
