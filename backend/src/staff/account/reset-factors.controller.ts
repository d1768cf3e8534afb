import { Controller, HttpCode, Param, ParseIntPipe, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { AllowAccess } from '../../platform/auth/access.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { StaffFactors } from '../factors/staff-factors.js';
import { Logbook } from '../logbook/logbook.js';
import { StaffNotices } from '../notices/staff-notices.js';
import { StaffAccounts } from '../staff-accounts.js';

const mostId = 2 ** 31 - 1;

@Controller('api/admin/staff')
@AllowAccess('staff', 'accounts')
export class ResetFactorsController {
  constructor(
    private readonly accounts: StaffAccounts,
    private readonly factors: StaffFactors,
    private readonly logbook: Logbook,
    private readonly notices: StaffNotices,
  ) {}

  /** Removes the factors of a colleague who lost them and ends the colleague's sessions. 404 `not-found`. */
  @Post(':id/reset-factors')
  @HttpCode(204)
  async resetFactors(@Param('id', ParseIntPipe) id: number, @Req() request: FastifyRequest): Promise<void> {
    if (Math.abs(id) > mostId || !(await this.accounts.findById(id))) throw new DomainError('not-found');
    let entryId: string | undefined;
    await this.factors.reset(id, async (manager) => {
      entryId = await this.logbook.note(request, 'factors-reset', String(id), { manager });
    });
    await this.notices.send(id, 'factor-changed', entryId);
  }
}
