import { Module } from '@nestjs/common';
import { OwnAccountController } from './account/own-account.controller.js';
import { OwnFactorChanges } from './account/own-factor-changes.js';
import { OwnPassword } from './account/own-password.js';
import { ProofController } from './account/proof.controller.js';
import { ResetFactorsController } from './account/reset-factors.controller.js';
import { Passkeys } from './factors/passkeys.js';
import { StaffFactors } from './factors/staff-factors.js';
import { Totp } from './factors/totp.js';
import { AdminLogbookController } from './logbook/admin-logbook.controller.js';
import { Logbook } from './logbook/logbook.js';
import { SweepLogbookHandler } from './logbook/sweep-logbook.handler.js';
import { StaffNotices } from './notices/staff-notices.js';
import { StaffPasswords } from './passwords/staff-passwords.js';
import { FactorLimits } from './proving/factor-limits.js';
import { FactorProofs } from './proving/factor-proofs.js';
import { OneTimeTokens } from './proving/one-time-tokens.js';
import { SecondStepController } from './proving/second-step.controller.js';
import { StaffLogins } from './proving/staff-logins.js';
import { StaffRulesController } from './rules/staff-rules.controller.js';
import { StaffRules } from './rules/staff-rules.js';
import { StaffAccounts } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLoginLimits } from './staff-login-limits.js';
import { StaffLoginController } from './staff-login.controller.js';
import { StaffSessions } from './staff-sessions.js';

@Module({
  controllers: [
    AdminLogbookController,
    OwnAccountController,
    ProofController,
    ResetFactorsController,
    SecondStepController,
    StaffLoginController,
    StaffRulesController,
  ],
  providers: [
    ...[FactorLimits, FactorProofs, OneTimeTokens, OwnFactorChanges, OwnPassword, Passkeys, Totp],
    ...[Logbook, StaffAccounts, StaffDevices, StaffFactors, StaffLoginLimits, StaffLogins, StaffNotices],
    ...[StaffPasswords, StaffRules, StaffSessions, SweepLogbookHandler],
  ],
  exports: [Logbook, StaffAccounts, StaffFactors, StaffLoginLimits, StaffNotices, StaffPasswords, StaffSessions],
})
export class StaffModule {}
