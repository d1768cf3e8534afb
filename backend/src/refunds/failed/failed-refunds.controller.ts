import { retryRefund, settleRefundByHand, markRefundHandled } from '../../../../contracts/admin/attention.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { CommandBus } from '@nestjs/cqrs';
import type { FastifyRequest } from 'fastify';
import { RefundProofs } from '../../platform/auth/refund-proofs.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { staffContext } from '../../platform/http/command-context.js';
import { RetryRefund } from '../commands/retry-refund.js';
import { ExternalRefunds } from '../external/external-refunds.js';
import { RefundRecords } from '../requested/refund-records.query.js';
import { SettleRefundByHand } from '../commands/settle-refund-by-hand.js';

@Controller()
export class FailedRefundsController {
  constructor(
    private readonly commands: CommandBus,
    private readonly records: RefundRecords,
    private readonly proofs: RefundProofs,
    private readonly external: ExternalRefunds,
  ) {}

  @Handles(retryRefund)
  @NotesAct('refund-retried', 'id')
  async retryRefund({ params: { id: refundId }, request }: Call<typeof retryRefund>): Promise<void> {
    await this.requireProof(refundId, request);
    await this.commands.execute(new RetryRefund({ refundId }, staffContext(request)));
  }

  @Handles(settleRefundByHand)
  @NotesAct('refund-by-hand', 'id')
  async settleRefundByHand({ params: { id: refundId }, request }: Call<typeof settleRefundByHand>): Promise<void> {
    await this.requireProof(refundId, request);
    await this.commands.execute(new SettleRefundByHand({ refundId }, staffContext(request)));
  }

  @Handles(markRefundHandled)
  @NotesAct('taken-off-list', 'id')
  async markRefundHandled({ params: { id: externalId }, request }: Call<typeof markRefundHandled>): Promise<void> {
    const { at } = staffContext(request);
    if (!(await this.external.markHandled(externalId, request.staff.id, at))) throw new DomainError('not-found');
  }

  private async requireProof(refundId: string, request: FastifyRequest): Promise<void> {
    const cents = (await this.records.find(refundId))?.amountCents ?? 0;
    await this.proofs.admit(request.staff!, [{ of: refundId, cents }]);
  }
}
