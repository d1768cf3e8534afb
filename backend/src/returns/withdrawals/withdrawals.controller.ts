import { withdraw, type Withdrawal } from '../../../../contracts/withdrawals.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MailboxProofs } from '../../customers/login/mailbox-proofs.query.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';
import { networksOf } from '../../platform/limits/address-prefix.js';
import { UnprovenMailboxes } from '../../platform/auth/unproven-mailboxes.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { shopperContext } from '../../platform/http/command-context.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { newConfirmation } from './confirming/confirmation-token.js';
import { withdrawalWork } from './matching/match-withdrawal.work.js';
import { WithdrawalLimits } from './withdrawal-limits.js';
import { Withdrawals, type Proof } from './withdrawals.js';

@Controller()
export class WithdrawalsController {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly limits: WithdrawalLimits,
    private readonly mailboxes: UnprovenMailboxes,
    private readonly proofs: MailboxProofs,
    private readonly config: AppConfig,
    private readonly work: DurableWork,
  ) {}

  @Handles(withdraw)
  async withdraw({ body: filed, request }: Call<typeof withdraw>): Promise<void> {
    await this.limits.take(filed.email, request);
    const { at } = shopperContext(request);
    await this.withdrawals.store(filed, at, await this.proofOf(filed, request, at));
    await this.work.enqueue(withdrawalWork, filed.id);
  }

  /** A full mailbox never refuses a statement, because strangers can fill it: only the mail is withheld. */
  private async proofOf({ id, email }: Withdrawal, request: FastifyRequest, at: string): Promise<Proof> {
    if (await this.proofs.isLoggedIn(request, mailboxOf(email))) return { confirmedAt: new Date(at) };
    const isReceiptWithheld = !(await this.mailboxes.mayMail(email, networksOf(request.ip)));
    return { ...newConfirmation(this.config.appSecret, id), isReceiptWithheld };
  }
}
