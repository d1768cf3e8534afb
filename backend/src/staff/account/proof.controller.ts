import { Body, Controller, Get, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  FactorCodeSchema,
  PasskeyOptionsSchema,
  PasskeyProofSchema,
  PasswordProofSchema,
  type FactorCode,
  type PasskeyOptions,
  type PasskeyProof,
  type PasswordProof,
} from '../../../../contracts/staff/factors.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { requireProof } from '../../platform/auth/proof.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { Passkeys } from '../factors/passkeys.js';
import { FactorProofs } from '../proving/factor-proofs.js';
import { OneTimeTokens } from '../proving/one-time-tokens.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffSessions } from '../staff-sessions.js';
import { OwnPassword } from './own-password.js';

/** Proves that the member of staff is still there. Opens for ten minutes what refuses with `factor-needed`. */
@Controller('api/admin/proof')
@AllowAccess('staff', null)
export class ProofController {
  constructor(
    private readonly proofs: FactorProofs,
    private readonly tokens: OneTimeTokens,
    private readonly passkeys: Passkeys,
    private readonly accounts: StaffAccounts,
    private readonly sessions: StaffSessions,
    private readonly passwords: OwnPassword,
  ) {}

  /** For downloads, which a browser cannot repeat: 403 `factor-needed` without a fresh proof. */
  @Get()
  @HttpCode(204)
  checkProof(@Req() request: FastifyRequest): void {
    requireProof(request.staff!);
  }

  /**
   * For accounts without a factor. 401 `wrong-credentials`, 403 `factor-needed` with a factor, 429 `too-many-attempts`.
   */
  @Post('password')
  @HttpCode(204)
  async provePassword(
    @Body(parsedBy(PasswordProofSchema)) { password }: PasswordProof,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    if (request.staff!.hasFactor) throw new DomainError('factor-needed');
    await this.passwords.confirm(password, request);
    await this.sessions.prove(request, 'password');
  }

  /** A code of the app or a recovery code. 401 `wrong-factor`, 429 `too-many-attempts`. */
  @Post('code')
  @HttpCode(204)
  async proveCode(
    @Body(parsedBy(FactorCodeSchema)) { code }: FactorCode,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const member = await this.accounts.get(request.staff!.id);
    await this.sessions.prove(request, await this.proofs.code(member, code, null, request));
  }

  /** What the browser needs to ask for a passkey of the account. */
  @Post('passkey/options')
  @Answers(PasskeyOptionsSchema)
  @HttpCode(200)
  async prepareProof(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptions> {
    const { id } = request.staff!;
    const { nonce } = this.tokens.issue(reply, 'passkey-proof', String(id));
    return { ...(await this.passkeys.optionsToProve(id, nonce)) };
  }

  /** 401 `wrong-factor`. */
  @Post('passkey')
  @HttpCode(204)
  async provePasskey(
    @Body(parsedBy(PasskeyProofSchema)) proof: PasskeyProof,
    @Req() request: FastifyRequest,
  ): Promise<void> {
    const member = await this.accounts.get(request.staff!.id);
    await this.proofs.passkey(proof, 'passkey-proof', member, request);
    await this.sessions.prove(request, 'passkey');
  }
}
