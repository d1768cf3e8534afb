import { Body, Controller, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { StaffMemberSchema, type StaffMember as StaffMemberAnswer } from '../../../../contracts/staff/account.js';
import {
  FactorCodeSchema,
  PasskeyOptionsSchema,
  PasskeyProofSchema,
  type FactorCode,
  type PasskeyOptions,
  type PasskeyProof,
} from '../../../../contracts/staff/factors.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { Passkeys } from '../factors/passkeys.js';
import { StaffAccounts } from '../staff-accounts.js';
import { FactorProofs } from './factor-proofs.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { StaffLogins } from './staff-logins.js';

/** The second step of the login, and the login with a passkey alone. */
@Controller('api/admin/login')
@AllowAccess('open')
export class SecondStepController {
  constructor(
    private readonly logins: StaffLogins,
    private readonly proofs: FactorProofs,
    private readonly tokens: OneTimeTokens,
    private readonly passkeys: Passkeys,
    private readonly accounts: StaffAccounts,
  ) {}

  /**
   * Takes a code of the app or a recovery code after the password. 401 `wrong-factor`, or `login-expired` five minutes
   * after the password, in another browser, and for a second use. 429 above the limits of decision 69.
   */
  @Post('code')
  @Answers(StaffMemberSchema)
  @HttpCode(200)
  async sendCode(
    @Body(parsedBy(FactorCodeSchema)) { code }: FactorCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffMemberAnswer> {
    const step = await this.logins.pending(request);
    if (!step) throw new DomainError('login-expired');
    const provenBy = await this.proofs.code(step.member, code, step.token.nonce, request);
    if (!(await this.tokens.use(step.token))) throw new DomainError('login-expired');
    return this.logins.finish(step.member, provenBy, request, reply);
  }

  /** Returns the options of a passkey prompt: for the account whose password was right, else for any account. */
  @Post('passkey/options')
  @Answers(PasskeyOptionsSchema)
  @HttpCode(200)
  async preparePasskey(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<PasskeyOptions> {
    const member = (await this.logins.pending(request))?.member ?? null;
    const { nonce } = this.tokens.issue(reply, 'passkey-login', member ? String(member.id) : '');
    return { ...(await this.passkeys.optionsToProve(member?.id ?? null, nonce)) };
  }

  /** Logs in with a passkey. 401 `wrong-factor`. 429 above thirty attempts in a quarter of an hour. */
  @Post('passkey')
  @Answers(StaffMemberSchema)
  @HttpCode(200)
  async sendPasskey(
    @Body(parsedBy(PasskeyProofSchema)) proof: PasskeyProof,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<StaffMemberAnswer> {
    const step = await this.logins.pending(request);
    const id = await this.proofs.passkey(proof, 'passkey-login', step?.member ?? null, request);
    if (step && !(await this.tokens.use(step.token))) throw new DomainError('login-expired');
    const member = await this.accounts.findById(id);
    if (!member) throw new DomainError('wrong-factor');
    return this.logins.finish(member, 'passkey', request, reply);
  }
}
