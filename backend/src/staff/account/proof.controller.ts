import {
  checkProof,
  provePassword,
  proveCode,
  prepareProof,
  provePasskey,
  type PasskeyOptions,
} from '../../../../contracts/staff/factors.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { requireProof } from '../../platform/auth/proof.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Passkeys } from '../factors/passkeys.js';
import { FactorProofs } from '../proving/factor-proofs.js';
import { OneTimeTokens } from '../proving/one-time-tokens.js';
import { StaffAccounts } from '../staff-accounts.js';
import { StaffSessions } from '../staff-sessions.js';
import { OwnPassword } from './own-password.js';

/** Proves that the member of staff is still there. Opens for ten minutes what refuses with `factor-needed`. */
@Controller()
export class ProofController {
  constructor(
    private readonly proofs: FactorProofs,
    private readonly tokens: OneTimeTokens,
    private readonly passkeys: Passkeys,
    private readonly accounts: StaffAccounts,
    private readonly sessions: StaffSessions,
    private readonly passwords: OwnPassword,
  ) {}

  @Handles(checkProof)
  checkProof({ request }: Call<typeof checkProof>): void {
    requireProof(request.staff);
  }

  @Handles(provePassword)
  async provePassword({ body: { password }, request }: Call<typeof provePassword>): Promise<void> {
    if (request.staff.hasFactor) throw new DomainError('factor-needed');
    await this.passwords.confirm(password, request);
    await this.sessions.prove(request, 'password');
  }

  @Handles(proveCode)
  async proveCode({ body: { code }, request }: Call<typeof proveCode>): Promise<void> {
    const member = await this.accounts.get(request.staff.id);
    await this.sessions.prove(request, await this.proofs.code(member, code, null, request));
  }

  @Handles(prepareProof)
  async prepareProof({ request, reply }: Call<typeof prepareProof>): Promise<PasskeyOptions> {
    const { id } = request.staff;
    const { nonce } = this.tokens.issue(reply, 'passkey-proof', String(id));
    return { ...(await this.passkeys.optionsToProve(id, nonce)) };
  }

  @Handles(provePasskey)
  async provePasskey({ body: proof, request }: Call<typeof provePasskey>): Promise<void> {
    const member = await this.accounts.get(request.staff.id);
    await this.proofs.passkey(proof, 'passkey-proof', member, request);
    await this.sessions.prove(request, 'passkey');
  }
}
