import { type StaffMember as StaffMemberResponse } from '../../../../contracts/staff/account.js';
import { sendCode, preparePasskey, sendPasskey } from '../../../../contracts/staff/login.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { PasskeyOptions } from '../../../../contracts/staff/factors.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Passkeys } from '../factors/passkeys.js';
import { StaffAccounts } from '../staff-accounts.js';
import { FactorProofs } from './factor-proofs.js';
import { OneTimeTokens } from './one-time-tokens.js';
import { StaffLogins } from './staff-logins.js';

/** The second step of the login, and the login with a passkey alone. */
@Controller()
export class SecondStepController {
  constructor(
    private readonly logins: StaffLogins,
    private readonly proofs: FactorProofs,
    private readonly tokens: OneTimeTokens,
    private readonly passkeys: Passkeys,
    private readonly accounts: StaffAccounts,
  ) {}

  @Handles(sendCode)
  async sendCode({ body: { code }, request, reply }: Call<typeof sendCode>): Promise<StaffMemberResponse> {
    const step = await this.logins.pending(request);
    if (!step) throw new DomainError('login-expired');
    const provenBy = await this.proofs.code(step.member, code, step.token.nonce, request);
    if (!(await this.tokens.use(step.token))) throw new DomainError('login-expired');
    return this.logins.finish(step.member, provenBy, request, reply);
  }

  @Handles(preparePasskey)
  async preparePasskey({ request, reply }: Call<typeof preparePasskey>): Promise<PasskeyOptions> {
    const member = (await this.logins.pending(request))?.member ?? null;
    const { nonce } = this.tokens.issue(reply, 'passkey-login', member ? String(member.id) : '');
    return { ...(await this.passkeys.optionsToProve(member?.id ?? null, nonce)) };
  }

  @Handles(sendPasskey)
  async sendPasskey({ body: proof, request, reply }: Call<typeof sendPasskey>): Promise<StaffMemberResponse> {
    const step = await this.logins.pending(request);
    const id = await this.proofs.passkey(proof, 'passkey-login', step?.member ?? null, request);
    if (step && !(await this.tokens.use(step.token))) throw new DomainError('login-expired');
    const member = await this.accounts.findById(id);
    if (!member) throw new DomainError('wrong-factor');
    return this.logins.finish(member, 'passkey', request, reply);
  }
}
