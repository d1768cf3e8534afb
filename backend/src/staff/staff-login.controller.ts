import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CurrentStaffSchema,
  StaffLoginSchema,
  type CurrentStaff,
  type StaffLogin,
} from '../../../contracts/staff/account.js';
import { StaffLoginResultSchema, type StaffLoginResult } from '../../../contracts/staff/factors.js';
import { AllowAccess, AllowInitialPassword } from '../platform/auth/access.js';
import { clearSiteData } from '../platform/auth/cookies.js';
import { hashing, visitorOf } from '../platform/auth/hashing.js';
import type { Slot } from '../platform/auth/lanes.js';
import { Answers } from '../platform/http/answers.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { assertNotExpired } from './initial/initial-passwords.js';
import { Logbook, originOf } from './logbook/logbook.js';
import { LoginNotices } from './notices/login-notices.js';
import { StaffLogins } from './proving/staff-logins.js';
import { StaffAccounts, staffAccountOf } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLoginLimits } from './staff-login-limits.js';
import { StaffSessions } from './staff-sessions.js';

@Controller('api/admin')
@AllowAccess('staff', null)
export class StaffLoginController {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly sessions: StaffSessions,
    private readonly devices: StaffDevices,
    private readonly limits: StaffLoginLimits,
    private readonly logbook: Logbook,
    private readonly notices: LoginNotices,
    private readonly logins: StaffLogins,
  ) {}

  /**
   * Starts a staff session, or names the factors of which one has to follow. 401 `wrong-credentials` for known
   * and unknown addresses alike. 410 `initial-password-expired` when a colleague set the password 48 hours ago or earlier.
   * 429 above the limits of decision 61, and at once while too many strangers wait (decision 84).
   */
  @Post('login')
  @Answers(StaffLoginResultSchema)
  @HttpCode(200)
  @AllowAccess('open')
  async login(
    @Body(parsedBy(StaffLoginSchema)) { email, password }: StaffLogin,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffLoginResult> {
    const account = await this.accounts.find(email);
    const device = this.devices.find(request, account);
    const visitor = visitorOf(request, device === null ? 'stranger' : 'staff');
    const visit = { staffMemberId: account?.id ?? null, ...originOf(request), isKnownDevice: device !== null };
    const attempt = { account: staffAccountOf(email), device, network: visit.network };
    const authenticate = async (slot: Slot) => {
      await this.notices.reportingLockOut(attempt.account, visit, () => this.limits.take(attempt));
      const authenticated = await this.accounts.authenticate(account, password, slot);
      await this.limits.forgive(attempt);
      assertNotExpired(authenticated);
      return authenticated;
    };
    const member = await hashing.admit(visitor, (slot) =>
      this.logbook.recordingRefusals(visit, () => authenticate(slot)),
    );
    const result = await this.logins.afterPassword(member, request, reply);
    await this.accounts.renewHash(member, password);
    return result;
  }

  @Get('me')
  @AllowInitialPassword()
  @Answers(CurrentStaffSchema)
  me(@Req() request: FastifyRequest): CurrentStaff {
    const { id, email, role, isFactorRequired, hasFactor, hasInitialPassword } = request.staff!;
    return { id, email, role, lacksFactor: isFactorRequired && !hasFactor, hasInitialPassword };
  }

  @Post('logout')
  @AllowInitialPassword()
  @HttpCode(204)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.logbook.note(request, 'logged-out');
    await this.sessions.end(request, reply);
    clearSiteData(reply);
  }
}
