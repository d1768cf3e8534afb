import {
  findStaffRules,
  saveStaffRules,
  type StaffRules as StaffRulesResponse,
} from '../../../../contracts/staff/factors.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { Logbook } from '../logbook/logbook.js';
import { StaffRules } from './staff-rules.js';

@Controller()
export class StaffRulesController {
  constructor(
    private readonly rules: StaffRules,
    private readonly logbook: Logbook,
  ) {}

  @Handles(findStaffRules)
  async findStaffRules(): Promise<StaffRulesResponse> {
    const { isFactorRequired, refundProofFromCents } = await this.rules.read();
    return { isFactorRequired, refundProofFrom: centsToDecimal(refundProofFromCents) };
  }

  @Handles(saveStaffRules)
  async saveStaffRules({
    body: { isFactorRequired, refundProofFrom },
    request,
  }: Call<typeof saveStaffRules>): Promise<StaffRulesResponse> {
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
