import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Factor, OwnFactors } from '../../../../contracts/staff/factors.js';
import { hashToken } from '../../platform/auth/tokens.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { StaffRules } from '../rules/staff-rules.js';
import { StaffMember } from '../staff-member.entity.js';
import { StaffSession } from '../staff-session.entity.js';
import { Passkeys, type NewPasskey } from './passkeys.js';
import { newRecoveryCodes, recoveryCodeHash } from './recovery-codes.js';
import { StaffPasskey } from './staff-passkey.entity.js';
import { StaffRecoveryCode } from './staff-recovery-code.entity.js';
import { StaffTotp } from './staff-totp.entity.js';

const mostPasskeys = 10;

/** The second factors of members of staff. Every change locks the member, so that two never overtake each other. */
@Injectable()
export class StaffFactors {
  constructor(
    private readonly dataSource: DataSource,
    private readonly rules: StaffRules,
    private readonly passkeys: Passkeys,
  ) {}

  async list(memberId: number): Promise<OwnFactors> {
    const totp = await this.dataSource.getRepository(StaffTotp).findOneBy({ staffMemberId: memberId });
    const codes = await this.dataSource.getRepository(StaffRecoveryCode).countBy({ staffMemberId: memberId });
    const passkeys = await this.passkeys.list(memberId);
    return {
      totp: totp && { lastUsedAt: totp.lastUsedAt?.toISOString() ?? null },
      passkeys: passkeys.map(({ credentialId, name, createdAt, lastUsedAt }) => ({
        ...{ id: credentialId, name, createdAt: createdAt.toISOString() },
        lastUsedAt: lastUsedAt?.toISOString() ?? null,
      })),
      recoveryCodes: codes,
      isRequired: (await this.rules.read()).isFactorRequired,
    };
  }

  /** What can follow the password. Empty without a factor. */
  async offered(memberId: number): Promise<Factor[]> {
    const { totp, passkeys, recoveryCodes } = await this.list(memberId);
    if (!totp && passkeys.length === 0) return [];
    const found: [Factor, boolean][] = [
      ['totp', totp !== null],
      ['passkey', passkeys.length > 0],
      ['recovery-code', recoveryCodes > 0],
    ];
    return found.flatMap(([factor, isThere]) => (isThere ? [factor] : []));
  }

  /** Replaces the app. `step`: of the code that confirmed it, which cannot be used again. */
  async setTotp(memberId: number, sealedSecret: string, step: number, note: Note): Promise<void> {
    await this.changing(memberId, note, async (manager) => {
      const row = { staffMemberId: memberId, sealedSecret, lastStep: step, createdAt: new Date(), lastUsedAt: null };
      await manager.upsert(StaffTotp, row, ['staffMemberId']);
    });
  }

  /** Throws `too-many-factors`, and `conflict` for a passkey that is known. */
  async addPasskey(passkey: NewPasskey, note: Note): Promise<void> {
    await this.changing(passkey.staffMemberId, note, async (manager) => {
      if ((await manager.countBy(StaffPasskey, { staffMemberId: passkey.staffMemberId })) >= mostPasskeys)
        throw new DomainError('too-many-factors');
      if (await manager.existsBy(StaffPasskey, { credentialId: passkey.credentialId }))
        throw new DomainError('conflict');
      await manager.insert(StaffPasskey, passkey);
    });
  }

  /** Throws `last-factor` while a factor is required. Idempotent. */
  async removeTotp(memberId: number, note: Note): Promise<void> {
    await this.removing(memberId, note, (manager) => manager.delete(StaffTotp, { staffMemberId: memberId }));
  }

  /** Throws `last-factor` while a factor is required. Idempotent. */
  async removePasskey(memberId: number, credentialId: string, note: Note): Promise<void> {
    const mine = { staffMemberId: memberId, credentialId };
    await this.removing(memberId, note, (manager) => manager.delete(StaffPasskey, mine));
  }

  /** Returns ten new codes; the former ones no longer work. */
  async renewRecoveryCodes(memberId: number, note: Note): Promise<string[]> {
    const codes = newRecoveryCodes();
    await this.changing(memberId, note, async (manager) => {
      await manager.delete(StaffRecoveryCode, { staffMemberId: memberId });
      const rows = codes.map((code) => ({ staffMemberId: memberId, codeHash: recoveryCodeHash(code)! }));
      await manager.insert(StaffRecoveryCode, rows);
    });
    return codes;
  }

  /** Returns false when the code is wrong or was used. Concurrent calls: one returns true. */
  async useRecoveryCode(memberId: number, typed: string): Promise<boolean> {
    const codeHash = recoveryCodeHash(typed) ?? hashToken(typed);
    const { affected } = await this.dataSource
      .getRepository(StaffRecoveryCode)
      .delete({ staffMemberId: memberId, codeHash });
    return affected === 1;
  }

  /** Removes every factor and ends every session of the member. */
  async reset(memberId: number, note: Note): Promise<void> {
    await this.changing(memberId, note, async (manager) => {
      const mine = { staffMemberId: memberId };
      for (const table of [StaffTotp, StaffPasskey, StaffRecoveryCode, StaffSession]) await manager.delete(table, mine);
    });
  }

  private removing(
    memberId: number,
    note: Note,
    remove: (manager: EntityManager) => Promise<{ affected?: number | null }>,
  ) {
    return this.changing(memberId, null, async (manager) => {
      if (!(await remove(manager)).affected) return;
      await note(manager);
      const mine = { staffMemberId: memberId };
      if ((await manager.existsBy(StaffTotp, mine)) || (await manager.existsBy(StaffPasskey, mine))) return;
      if ((await this.rules.read()).isFactorRequired) throw new DomainError('last-factor');
      await manager.delete(StaffRecoveryCode, mine);
      await manager.update(StaffSession, mine, { provenBy: 'password' });
    });
  }

  private async changing(memberId: number, note: Note | null, change: (manager: EntityManager) => Promise<void>) {
    await this.dataSource.transaction(async (manager) => {
      await manager.findOneOrFail(StaffMember, { where: { id: memberId }, lock: { mode: 'pessimistic_write' } });
      await change(manager);
      await note?.(manager);
    });
  }
}

/** Runs in the transaction of the change. */
export type Note = (manager: EntityManager) => Promise<unknown>;
