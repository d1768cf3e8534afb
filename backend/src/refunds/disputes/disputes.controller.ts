import { Controller, Get } from '@nestjs/common';
import { z } from 'zod';
import { DisputeSchema, type Dispute } from '../../../../contracts/admin/attention.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { Answers } from '../../platform/http/answers.js';
import { Disputes } from './disputes.js';

@Controller('api/admin/disputes')
@AllowAccess('staff', 'payments')
export class DisputesController {
  constructor(private readonly disputes: Disputes) {}

  /** Lists disputes that the bank has not decided, earliest deadline first. */
  @Get()
  @Answers(z.array(DisputeSchema))
  listDisputes(): Promise<Dispute[]> {
    return this.disputes.listOpen();
  }
}
