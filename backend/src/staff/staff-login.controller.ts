import { type CurrentStaff } from '../../../contracts/staff/account.js';
import { login, showOwnAccount, logout } from '../../../contracts/staff/login.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { StaffLoginResult } from '../../../contracts/staff/factors.js';
import { AllowInitialPassword } from '../platform/auth/access.js';
import { clearSiteData } from '../platform/auth/cookies.js';
import { hashing, visitorOf } from '../platform/auth/hashing.js';
import type { Slot } from '../platform/limits/lanes.js';
import { assertNotExpired } from './initial/initial-passwords.js';
import { Logbook, originOf } from './logbook/logbook.js';
import { LoginNotices } from './notices/login-notices.js';
import { StaffLogins } from './proving/staff-logins.js';
import { StaffAccounts, staffAccountOf } from './staff-accounts.js';
import { StaffDevices } from './staff-devices.js';
import { StaffLoginLimits } from './staff-login-limits.js';
import { StaffSessions } from './staff-sessions.js';

@Controller()
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

  @Handles(login)
  async login({ body: { email, password }, request, reply }: Call<typeof login>): Promise<StaffLoginResult> {
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

  @Handles(showOwnAccount)
  @AllowInitialPassword()
  me({ request }: Call<typeof showOwnAccount>): CurrentStaff {
    const { id, email, role, isFactorRequired, hasFactor, hasInitialPassword } = request.staff;
    return { id, email, role, lacksFactor: isFactorRequired && !hasFactor, hasInitialPassword };
  }

  @Handles(logout)
  @AllowInitialPassword()
  async logout({ request, reply }: Call<typeof logout>): Promise<void> {
    await this.logbook.note(request, 'logged-out');
    await this.sessions.end(request, reply);
    clearSiteData(reply);
  }
}
