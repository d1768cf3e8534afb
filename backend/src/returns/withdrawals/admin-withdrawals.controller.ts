import {
  listWithdrawals,
  markWithdrawalHandled,
  acceptWithdrawal,
  rejectWithdrawal,
  type AdminWithdrawal,
} from '../../../../contracts/withdrawals.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { RefundProofs } from '../../platform/auth/refund-proofs.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { OrderReader } from '../../orders/order-reader.query.js';
import { staffContext } from '../../platform/http/command-context.js';
import { DurableWork } from '../../platform/work/durable-work.js';
import { withdrawalWork } from './matching/match-withdrawal.work.js';
import { Withdrawals } from './withdrawals.js';

@Controller()
export class AdminWithdrawalsController {
  constructor(
    private readonly withdrawals: Withdrawals,
    private readonly work: DurableWork,
    private readonly orders: OrderReader,
    private readonly proofs: RefundProofs,
  ) {}

  @Handles(listWithdrawals)
  listWithdrawals({ query: { state } }: Call<typeof listWithdrawals>): Promise<AdminWithdrawal[]> {
    return this.withdrawals.list(state);
  }

  @Handles(markWithdrawalHandled)
  @NotesAct('taken-off-list', 'id')
  async markHandled({ params: { id }, request }: Call<typeof markWithdrawalHandled>): Promise<void> {
    const { id: staffId } = request.staff;
    if (!(await this.withdrawals.markHandled(id, staffId, staffContext(request).at)))
      throw new DomainError('not-found');
  }

  @Handles(acceptWithdrawal)
  @NotesAct('withdrawal-accepted', 'id')
  async accept({ params: { id }, request }: Call<typeof acceptWithdrawal>): Promise<void> {
    await this.proofs.admit(request.staff, [{ of: `withdrawal:${id}`, cents: await this.refundableCentsOf(id) }]);
    if (!(await this.withdrawals.accept(id, request.staff.id, staffContext(request).at)))
      throw new DomainError('conflict');
    await this.work.enqueue(withdrawalWork, id);
  }

  @Handles(rejectWithdrawal)
  @NotesAct('withdrawal-rejected', 'id')
  async reject({ params: { id }, request }: Call<typeof rejectWithdrawal>): Promise<void> {
    if (!(await this.withdrawals.reject(id, request.staff.id, staffContext(request).at)))
      throw new DomainError('conflict');
  }

  /** What is left of the payment of its order. */
  private async refundableCentsOf(id: string): Promise<number> {
    const orderId = await this.withdrawals.orderIdOf(id);
    return orderId ? this.orders.leftCentsOf(orderId) : 0;
  }
}
