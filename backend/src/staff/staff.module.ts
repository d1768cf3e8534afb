import { Module } from '@nestjs/common';
import { StaffAccounts } from './staff-accounts.js';
import { StaffLoginController } from './staff-login.controller.js';
import { StaffSessions } from './staff-sessions.js';

@Module({
  controllers: [StaffLoginController],
  providers: [StaffAccounts, StaffSessions],
  exports: [StaffAccounts, StaffSessions],
})
export class StaffModule {}
