import { Controller, Get, HttpCode, Param, Post, Query, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { z } from 'zod';
import {
  AdminRenewalSchema,
  RenewalsQuerySchema,
  SettledRenewalSchema,
  type AdminRenewal,
  type RenewalsQuery,
  type SettledRenewal,
} from '../../../contracts/subscriptions.js';
import { NotesAct } from '../platform/auth/acts/noted-act.js';
import { AllowAccess } from '../platform/auth/access.js';
import { Clock } from '../platform/clock/clock.js';
import { AfterWrite } from '../platform/http/after-write.js';
import { Answers } from '../platform/http/answers.js';
import { staffContext } from '../platform/http/command-context.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { DueRenewals } from '../projections/due-renewals/due-renewals.query.js';
import { Renewals } from './renewals.js';
import { SubscriptionReader } from '../subscriptions/subscription-reader.query.js';

@Controller('api/admin/renewals')
@AllowAccess('staff', 'sales')
export class AdminRenewalsController {
  constructor(
    private readonly due: DueRenewals,
    private readonly renewals: Renewals,
    private readonly reader: SubscriptionReader,
    private readonly clock: Clock,
    private readonly afterWrite: AfterWrite,
  ) {}

  /** Lists renewals that are due today or failing. */
  @Get()
  @Answers(z.array(AdminRenewalSchema))
  listRenewals(@Query(parsedBy(RenewalsQuerySchema)) { state }: RenewalsQuery): Promise<AdminRenewal[]> {
    return this.due.list(state, this.clock.today());
  }

  /** Retries a failed payment now, before its day. 404 `subscription-not-found`. */
  @Post(':subscriptionId/retry')
  @NotesAct('renewal-retried', 'subscriptionId')
  @AllowAccess('staff', 'subscriptions')
  @Answers(SettledRenewalSchema)
  @HttpCode(200)
  async retryRenewal(
    @Param('subscriptionId') subscriptionId: string,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SettledRenewal> {
    const { state } = await this.reader.read(subscriptionId);
    const renewal = { subscriptionId, cycle: state.nextCycle };
    const { outcome, position } = await this.renewals.renew(renewal, staffContext(request), { now: true });
    await this.afterWrite.wait(position, reply);
    return { outcome };
  }
}
