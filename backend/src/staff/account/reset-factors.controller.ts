import { resetFactors } from '../../../../contracts/staff/colleagues.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DomainError } from '../../platform/errors/domain-error.js';
import { StaffFactors } from '../factors/staff-factors.js';
import { Logbook } from '../logbook/logbook.js';
import { StaffNotices } from '../notices/staff-notices.js';
import { StaffAccounts } from '../staff-accounts.js';

const mostId = 2 ** 31 - 1;

@Controller()
export class ResetFactorsController {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly factors: StaffFactors,
    private readonly logbook: Logbook,
    private readonly notices: StaffNotices,
  ) {}

  @Handles(resetFactors)
  async resetFactors({ params: { id }, request }: Call<typeof resetFactors>): Promise<void> {
    if (Math.abs(id) > mostId || !(await this.accounts.findById(id))) throw new DomainError('not-found');
    let entryId: string | undefined;
    await this.factors.reset(id, async (manager) => {
      entryId = await this.logbook.note(request, 'factors-reset', String(id), { manager });
    });
    await this.notices.send(id, 'factor-changed', entryId);
  }
}
