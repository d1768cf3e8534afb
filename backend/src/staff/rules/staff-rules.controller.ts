import { Body, Controller, Get, HttpCode, Post, Req } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { centsToDecimal } from '../../../../contracts/money.js';
import {
  SaveStaffRulesSchema,
  StaffRulesSchema,
  type SaveStaffRules,
  type StaffRules as StaffRulesAnswer,
} from '../../../../contracts/staff/factors.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { Logbook } from '../logbook/logbook.js';
import { StaffRules } from './staff-rules.js';

@Controller('api/admin/staff-rules')
@AllowAccess('staff', 'settings')
export class StaffRulesController {
  constructor(
    private readonly rules: StaffRules,
    private readonly logbook: Logbook,
  ) {}

  /** Whether a second step is required, and the refund from which staff proves to be there. */
  @Get()
  @Answers(StaffRulesSchema)
  async findStaffRules(): Promise<StaffRulesAnswer> {
    const { isFactorRequired, refundProofFromCents } = await this.rules.read();
    return { isFactorRequired, refundProofFrom: centsToDecimal(refundProofFromCents) };
  }

  @Post()
  @Answers(StaffRulesSchema)
  @HttpCode(200)
  async saveStaffRules(
    @Body(parsedBy(SaveStaffRulesSchema)) { isFactorRequired, refundProofFrom }: SaveStaffRules,
    @Req() request: FastifyRequest,
  ): Promise<StaffRulesAnswer> {
    const before = await this.findStaffRules();
    const after = { isFactorRequired, refundProofFrom: centsToDecimal(refundProofFrom) };
    for (const name of ['isFactorRequired', 'refundProofFrom'] as const)
      if (before[name] !== after[name])
        await this.logbook.note(request, 'changed-settings', name, {
          before: String(before[name]),
          after: String(after[name]),
        });
    await this.rules.save({ isFactorRequired, refundProofFromCents: refundProofFrom });
    return after;
  }
}
