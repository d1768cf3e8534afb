import {
  listUnmatchedPayments,
  refundUnmatchedPayment,
  orderUnmatchedPayment,
  type UnmatchedPayment,
} from '../../../../contracts/admin/attention.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { RefundProofs } from '../../platform/auth/refund-proofs.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { staffContext } from '../../platform/http/command-context.js';
import { UnmatchedPayments } from './unmatched-payments.js';

@Controller()
export class UnmatchedPaymentsController {
  constructor(
    private readonly payments: UnmatchedPayments,
    private readonly afterWrite: AfterWrite,
    private readonly proofs: RefundProofs,
  ) {}

  @Handles(listUnmatchedPayments)
  listUnmatchedPayments(): Promise<UnmatchedPayment[]> {
    return this.payments.list();
  }

  @Handles(refundUnmatchedPayment)
  @NotesAct('payment-refunded', 'id')
  async refundUnmatchedPayment({ params: { id }, request }: Call<typeof refundUnmatchedPayment>): Promise<void> {
    await this.proofs.admit(request.staff, [{ of: id, cents: await this.payments.centsOf(id) }]);
    return this.payments.refund(id, staffContext(request));
  }

  @Handles(orderUnmatchedPayment)
  @NotesAct('payment-ordered', 'id')
  async orderUnmatchedPayment({ params: { id }, request, reply }: Call<typeof orderUnmatchedPayment>): Promise<void> {
    await this.afterWrite.wait(await this.payments.order(id, staffContext(request)), reply);
  }
}
