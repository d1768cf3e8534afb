import { confirmWithdrawal, type ConfirmedWithdrawal } from '../../../../../contracts/withdrawals.js';
import { Handles, type Call } from '../../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { shopperContext } from '../../../platform/http/command-context.js';
import { DurableWork } from '../../../platform/work/durable-work.js';
import { withdrawalWork } from '../matching/match-withdrawal.work.js';
import { Confirmations } from './confirmations.js';

@Controller()
export class WithdrawalConfirmationsController {
  constructor(
    private readonly confirmations: Confirmations,
    private readonly work: DurableWork,
  ) {}

  @Handles(confirmWithdrawal)
  async confirm({ body: { token }, request }: Call<typeof confirmWithdrawal>): Promise<ConfirmedWithdrawal> {
    const { outcome, withdrawalId } = await this.confirmations.confirm(token, shopperContext(request).at);
    if (withdrawalId) await this.work.enqueue(withdrawalWork, withdrawalId);
    return { outcome };
  }
}
