import { Controller } from '@nestjs/common';
import { listRenewals, retryRenewal, type AdminRenewal } from '../../../contracts/admin/subscriptions.js';
import type { SettledRenewal } from '../../../contracts/subscriptions.js';
import { NotesAct } from '../platform/auth/acts/noted-act.js';
import { Clock } from '../platform/clock/clock.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { staffContext } from '../platform/http/command-context.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { DueRenewals } from '../projections/due-renewals/due-renewals.query.js';
import { Renewals } from './renewals.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';

@Controller()
export class AdminRenewalsController {
  constructor(
    private readonly due: DueRenewals,
    private readonly renewals: Renewals,
    private readonly reader: SubscriptionReader,
    private readonly clock: Clock,
    private readonly afterWrite: AfterWrite,
  ) {}

  @Handles(listRenewals)
  listRenewals({ query }: Call<typeof listRenewals>): Promise<AdminRenewal[]> {
    return this.due.list(query.state, this.clock.today());
  }

  @Handles(retryRenewal)
  @NotesAct('renewal-retried', 'subscriptionId')
  async retryRenewal({ params, request, reply }: Call<typeof retryRenewal>): Promise<SettledRenewal> {
    const { subscriptionId } = params;
    const { state } = await this.reader.read(subscriptionId);
    const renewal = { subscriptionId, cycle: state.nextCycle };
    const { outcome, position } = await this.renewals.renew(renewal, staffContext(request), { now: true });
    await this.afterWrite.wait(position, reply);
    return { outcome };
  }
}
