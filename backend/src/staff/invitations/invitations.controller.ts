import { findInvitation, acceptInvitation, type Invitation } from '../../../../contracts/staff/colleagues.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { Logbook, originOf } from '../logbook/logbook.js';
import { StaffNotices } from '../notices/staff-notices.js';
import { StaffLoginLimits } from '../staff-login-limits.js';
import { Invitations } from './invitations.js';

/** The token of a link has 256 random bits, so that a limit of guesses is not needed. */
@Controller()
export class InvitationsController {
  constructor(
    private readonly invitations: Invitations,
    private readonly limits: StaffLoginLimits,
    private readonly logbook: Logbook,
    private readonly notices: StaffNotices,
  ) {}

  @Handles(findInvitation)
  find({ body: { token } }: Call<typeof findInvitation>): Promise<Invitation> {
    return this.invitations.find(token);
  }

  @Handles(acceptInvitation)
  async accept({ body: { token, password }, request }: Call<typeof acceptInvitation>): Promise<void> {
    let entryId: string | undefined;
    const { staffMemberId, email, isReset } = await this.invitations.accept(token, password, async (of, manager) => {
      const visit = { staffMemberId: of.staffMemberId, ...originOf(request), isKnownDevice: false };
      entryId = await this.logbook.record(visit, 'password-changed', { manager });
    });
    if (isReset) await this.notices.send(staffMemberId, 'password-changed', entryId);
    await this.limits.unlock(email, false);
  }
}
