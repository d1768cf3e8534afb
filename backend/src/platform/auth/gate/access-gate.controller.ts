import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import { AccessCodeSchema } from '../../../../../contracts/settings.js';
import { DomainError } from '../../errors/domain-error.js';
import { parsedBy } from '../../http/invalid-input.js';
import { AccessGate } from './access-gate.js';
import { AllowAccess } from '../access.js';
import { networksOf } from '../address-prefix.js';
import { AttemptLimits } from '../attempt-limits.js';

const guesses = { name: 'access-gate', points: 5, seconds: 15 * 60 };

@Controller('api/access-gate')
@AllowAccess('open')
export class AccessGateController {
  constructor(
    private readonly gate: AccessGate,
    private readonly limits: AttemptLimits,
  ) {}

  /** Opens the shop for this browser. 401 `wrong-access-code`, 429 after five wrong ones in a quarter of an hour. */
  @Post()
  @HttpCode(204)
  async openGate(
    @Body(parsedBy(AccessCodeSchema)) { code }: z.infer<typeof AccessCodeSchema>,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.limits.take(guesses, networksOf(request.ip));
    if (!this.gate.open(code, reply)) throw new DomainError('wrong-access-code');
    await this.limits.forgive(guesses, networksOf(request.ip));
  }
}
