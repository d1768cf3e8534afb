import { Module } from '@nestjs/common';
import { APP_INTERCEPTOR } from '@nestjs/core';
import { AdminStaffController } from './colleagues/admin-staff.controller.js';
import { AdminStaffSessionsController } from './colleagues/admin-staff-sessions.controller.js';
import { ColleagueList } from './colleagues/colleague-list.query.js';
import { Colleagues } from './colleagues/colleagues.js';
import { InvitationMails } from './invitations/invitation-mails.js';
import { Invitations } from './invitations/invitations.js';
import { InvitationsController } from './invitations/invitations.controller.js';
import { SweepInvitationsHandler } from './invitations/sweep-invitations.handler.js';
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
import { NoteActs } from './logbook/note-acts.interceptor.js';
import { SweepLogbookHandler } from './logbook/sweep-logbook.handler.js';
import { LoginNotices } from './notices/login-notices.js';
import { StaffNotices } from './notices/staff-notices.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { SessionList } from './sessions/session-list.js';
import { BreachedPasswords } from './passwords/breached-passwords.js';
import { StaffPasswords } from './passwords/staff-passwords.js';
import { StrengthenHashesHandler } from './passwords/strengthen-hashes.handler.js';
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
    AdminStaffController,
    AdminStaffSessionsController,
    InvitationsController,
    OwnAccountController,
    OwnSessionsController,
    ProofController,
    ResetFactorsController,
    SecondStepController,
    StaffLoginController,
    StaffRulesController,
  ],
  providers: [
    ...[ColleagueList, Colleagues, InvitationMails, Invitations, SessionList, SweepInvitationsHandler],
    ...[FactorLimits, FactorProofs, OneTimeTokens, OwnFactorChanges, OwnPassword, Passkeys, Totp],
    ...[
      BreachedPasswords,
      Logbook,
      LoginNotices,
      StaffAccounts,
      StaffDevices,
      StaffFactors,
      StaffLoginLimits,
      StaffLogins,
      StaffNotices,
    ],
    ...[StaffPasswords, StaffRules, StaffSessions, StrengthenHashesHandler, SweepLogbookHandler],
    { provide: APP_INTERCEPTOR, useClass: NoteActs },
  ],
  exports: [
    ...[ColleagueList, Colleagues, Logbook, SessionList, StaffAccounts, StaffFactors, StaffLoginLimits],
    ...[StaffNotices, StaffPasswords, StaffSessions],
  ],
})
export class StaffModule {}
