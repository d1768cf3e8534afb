import { Module } from '@nestjs/common';
import { StaffAccounts } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLoginLimits } from './staff-login-limits.js';
import { StaffLoginController } from './staff-login.controller.js';
import { StaffSessions } from './staff-sessions.js';

@Module({
  controllers: [StaffLoginController],
  providers: [StaffAccounts, StaffDevices, StaffLoginLimits, StaffSessions],
  exports: [StaffAccounts, StaffLoginLimits, StaffSessions],
})
export class StaffModule {}
