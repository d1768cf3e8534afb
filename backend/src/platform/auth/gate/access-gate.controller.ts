import { openGate } from '../../../../../contracts/settings.js';
import { Handles, type Call } from '../../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { DomainError } from '../../errors/domain-error.js';
import { AccessGate } from './access-gate.js';
import { networksOf } from '../../limits/address-prefix.js';
import { AttemptLimits } from '../../limits/attempt-limits.js';

const guesses = { name: 'access-gate', points: 5, seconds: 15 * 60 };

@Controller()
export class AccessGateController {
  constructor(
    private readonly gate: AccessGate,
    private readonly limits: AttemptLimits,
  ) {}

  @Handles(openGate)
  async openGate({ body: { code }, request, reply }: Call<typeof openGate>): Promise<void> {
    await this.limits.take(guesses, networksOf(request.ip));
    if (!this.gate.open(code, reply)) throw new DomainError('wrong-access-code');
    await this.limits.forgive(guesses, networksOf(request.ip));
  }
}
