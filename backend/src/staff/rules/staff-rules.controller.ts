import {
  findStaffRules,
  saveStaffRules,
  type StaffRules as StaffRulesResponse,
} from '../../../../contracts/staff/factors.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { centsToDecimal } from '../../../../contracts/values/money.js';
import { Logbook } from '../logbook/logbook.js';
import { StaffRules, type Rules } from './staff-rules.js';

@Controller()
export class StaffRulesController {
  constructor(
    private readonly rules: StaffRules,
    private readonly logbook: Logbook,
  ) {}

  @Handles(findStaffRules)
  async findStaffRules(): Promise<StaffRulesResponse> {
    const { version, ...rules } = await this.rules.read();
    return { ...shownOf(rules), version };
  }

  @Handles(saveStaffRules)
  async saveStaffRules({
    body: { isFactorRequired, refundProofFrom: refundProofFromCents, version },
    request,
  }: Call<typeof saveStaffRules>): Promise<StaffRulesResponse> {
    const rules = { isFactorRequired, refundProofFromCents, version };
    await this.rules.save(rules, request.staff, async (change, manager) => {
      const [before, after] = [shownOf(change.before), shownOf(change.after)];
      for (const name of ['isFactorRequired', 'refundProofFrom'] as const)
        if (before[name] !== after[name])
          await this.logbook.note(request, 'changed-settings', name, {
            ...{ before: String(before[name]), after: String(after[name]) },
            manager,
          });
    });
    return this.findStaffRules();
  }
}

const shownOf = ({ isFactorRequired, refundProofFromCents }: Rules) => ({
  isFactorRequired,
  refundProofFrom: centsToDecimal(refundProofFromCents),
});
