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
import { AdminLogbookController } from './logbook/admin-logbook.controller.js';
import { Logbook } from './logbook/logbook.js';
import { NoteActs } from './logbook/note-acts.interceptor.js';
import { SweepLogbookHandler } from './logbook/sweep-logbook.handler.js';
import { LoginNotices } from './notices/login-notices.js';
import { StaffNotices } from './notices/staff-notices.js';
import { OwnSessionsController } from './sessions/own-sessions.controller.js';
import { SessionList } from './sessions/session-list.js';
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
    OwnSessionsController,
    StaffLoginController,
  ],
  providers: [
    ColleagueList,
    Colleagues,
    InvitationMails,
    Invitations,
    SessionList,
    SweepInvitationsHandler,
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
  exports: [
    ColleagueList,
    Colleagues,
    Logbook,
    SessionList,
    StaffAccounts,
    StaffLoginLimits,
    StaffNotices,
    StaffSessions,
  ],
})
export class StaffModule {}
