import {
  listStaff,
  inviteColleague,
  renewInvitation,
  changeRole,
  disableColleague,
  enableColleague,
  type Colleague,
} from '../../../../contracts/staff/colleagues.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { InvitationMails } from '../invitations/invitation-mails.js';
import { Logbook } from '../logbook/logbook.js';
import { StaffNotices } from '../notices/staff-notices.js';
import { actsOf } from './acts.js';
import { ColleagueList } from './colleague-list.query.js';
import { Colleagues } from './colleagues.js';

/** The accounts of staff. */
@Controller()
export class AdminStaffController {
  constructor(
    private readonly colleagues: Colleagues,
    private readonly list: ColleagueList,
    private readonly logbook: Logbook,
    private readonly mails: InvitationMails,
    private readonly notices: StaffNotices,
  ) {}

  @Handles(listStaff)
  listStaff(): Promise<Colleague[]> {
    return this.list.read();
  }

  @Handles(inviteColleague)
  async inviteColleague({ body: invited, request }: Call<typeof inviteColleague>): Promise<void> {
    await this.colleagues.invite(invited, actsOf(this.logbook, request));
    await this.mails.send();
  }

  @Handles(renewInvitation)
  async renewInvitation({ params: { id }, request }: Call<typeof renewInvitation>): Promise<void> {
    await this.colleagues.renewLink(id, actsOf(this.logbook, request));
    await this.mails.send();
  }

  @Handles(changeRole)
  async changeRole({ params: { id }, body: { role }, request }: Call<typeof changeRole>): Promise<void> {
    const entryId = await this.colleagues.changeRole(id, role, actsOf(this.logbook, request));
    if (entryId) await this.notices.send(id, 'role-changed', entryId);
  }

  @Handles(disableColleague)
  async disableColleague({ params: { id }, request }: Call<typeof disableColleague>): Promise<void> {
    await this.colleagues.disable(id, actsOf(this.logbook, request));
  }

  @Handles(enableColleague)
  async enableColleague({ params: { id }, request }: Call<typeof enableColleague>): Promise<void> {
    await this.colleagues.enable(id, actsOf(this.logbook, request));
  }
}
