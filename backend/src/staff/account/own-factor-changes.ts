import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { AddPasskey, NewTotp } from '../../../../contracts/staff/factors.js';
import { requireProof, type ProvenBy } from '../../platform/auth/proof.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { Passkeys } from '../factors/passkeys.js';
import { StaffFactors, type Note } from '../factors/staff-factors.js';
import { Totp } from '../factors/totp.js';
import { Logbook } from '../logbook/logbook.js';
import { StaffNotices } from '../notices/staff-notices.js';
import { OneTimeTokens, type OneTimeToken, type TokenUse } from '../proving/one-time-tokens.js';
import { StaffSessions } from '../staff-sessions.js';

type Change = 'factor-added' | 'factor-removed';

/** Changes the factors of the member behind a session, which needs a fresh proof. Records each and mails the member. */
@Injectable()
export class OwnFactorChanges {
  constructor(
    private readonly factors: StaffFactors,
    private readonly totp: Totp,
    private readonly passkeys: Passkeys,
    private readonly tokens: OneTimeTokens,
    private readonly sessions: StaffSessions,
    private readonly logbook: Logbook,
    private readonly notices: StaffNotices,
  ) {}

  prepareTotp(request: FastifyRequest, reply: FastifyReply): NewTotp {
    const { id, email } = proven(request);
    const { secret, sealed } = this.totp.newSecret(id);
    this.tokens.issue(reply, 'totp-add', sealed);
    return { secret, uri: this.totp.uriOf(secret, email) };
  }

  async confirmTotp(code: string, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id } = proven(request);
    const token = this.tokens.read(request, 'totp-add');
    if (!token) throw new DomainError('login-expired');
    const step = this.totp.stepOf(token.payload, id, code.replace(/\s/g, ''));
    if (step === null) throw new DomainError('wrong-factor');
    await this.spend(token, 'totp-add', reply);
    await this.noted(request, 'factor-added', 'totp', (note) => this.factors.setTotp(id, token.payload, step, note));
  }

  async removeTotp(request: FastifyRequest): Promise<void> {
    const { id } = proven(request);
    await this.noted(request, 'factor-removed', null, (note) => this.factors.removeTotp(id, note));
  }

  async renewRecoveryCodes(request: FastifyRequest): Promise<string[]> {
    const { id } = proven(request);
    return this.noted(request, 'factor-added', null, (note) => this.factors.renewRecoveryCodes(id, note));
  }

  async preparePasskey(request: FastifyRequest, reply: FastifyReply) {
    const member = proven(request);
    const { nonce } = this.tokens.issue(reply, 'passkey-add', String(member.id));
    return { ...(await this.passkeys.optionsToAdd(member, nonce)) };
  }

  async addPasskey(body: AddPasskey, request: FastifyRequest, reply: FastifyReply): Promise<void> {
    const { id } = proven(request);
    const token = this.tokens.read(request, 'passkey-add');
    if (token?.payload !== String(id)) throw new DomainError('wrong-factor');
    await this.spend(token, 'passkey-add', reply);
    const passkey = await this.passkeys.verifyNew(id, body, token.nonce);
    if (!passkey) throw new DomainError('wrong-factor');
    await this.noted(request, 'factor-added', 'passkey', (note) => this.factors.addPasskey(passkey, note));
  }

  async removePasskey(credentialId: string, request: FastifyRequest): Promise<void> {
    const { id } = proven(request);
    await this.noted(request, 'factor-removed', null, (note) => this.factors.removePasskey(id, credentialId, note));
  }

  private async spend(token: OneTimeToken, use: TokenUse, reply: FastifyReply): Promise<void> {
    this.tokens.forget(reply, use);
    if (!(await this.tokens.use(token))) throw new DomainError('wrong-factor');
  }

  /** `provenBy`: the new factor, which this session has just used; the other sessions end. */
  private async noted<T>(
    request: FastifyRequest,
    act: Change,
    provenBy: ProvenBy | null,
    change: (note: Note) => Promise<T>,
  ): Promise<T> {
    let entryId: string | undefined;
    const result = await change(async (manager) => {
      entryId = await this.logbook.note(request, act, null, { manager });
      if (!provenBy) return;
      await this.sessions.prove(request, provenBy, manager);
      await this.sessions.endOthers(request, manager);
    });
    if (entryId) await this.notices.send(request.staff!.id, 'factor-changed', entryId);
    return result;
  }
}

function proven(request: FastifyRequest): { id: number; email: string } {
  requireProof(request.staff!);
  return request.staff!;
}
