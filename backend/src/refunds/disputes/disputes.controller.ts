import { listDisputes, markDisputeHandled, type Dispute } from '../../../../contracts/admin/attention.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { staffContext } from '../../platform/http/command-context.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Disputes } from './disputes.js';

@Controller()
export class DisputesController {
  constructor(private readonly disputes: Disputes) {}

  @Handles(listDisputes)
  listDisputes(): Promise<Dispute[]> {
    return this.disputes.listOpen();
  }

  @Handles(markDisputeHandled)
  @NotesAct('taken-off-list', 'disputeId')
  async markHandled({ params: { disputeId }, request }: Call<typeof markDisputeHandled>): Promise<void> {
    const { id } = request.staff;
    if (!(await this.disputes.markHandled(disputeId, id, staffContext(request).at))) throw new DomainError('not-found');
  }
}
