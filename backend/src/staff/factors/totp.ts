import { Injectable } from '@nestjs/common';
import { Secret, TOTP } from 'otpauth';
import { DataSource } from 'typeorm';
import { deriveKey, seal, unsealed } from '../../platform/secrets/keys.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { StaffTotp } from './staff-totp.entity.js';
import { countOf } from '../../platform/database/rows.js';

const form = /^\d{6}$/;
const periodSeconds = 30;
/** A clock may be one period early or late. */
const window = 1;

/** Codes of an app (RFC 6238). A code works once. */
@Injectable()
export class Totp {
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {
    this.key = deriveKey(config.appSecret, 'staff-totp');
  }

  newSecret(memberId: number): { secret: string; sealed: string } {
    const secret = new Secret({ size: 20 }).base32;
    return { secret, sealed: seal(this.key, secret, String(memberId)) };
  }

  /** For the QR code. */
  uriOf(secret: string, email: string): string {
    return this.codesOf(secret, email).toString();
  }

  /** The period of a right code, or null: also for a secret of somebody else or of a former APP_SECRET. */
  stepOf(sealed: string, memberId: number, code: string): number | null {
    const secret = unsealed(this.key, sealed, String(memberId));
    if (secret === null || !form.test(code)) return null; // the library throws on six characters of more than one byte
    const codes = this.codesOf(secret);
    const delta = codes.validate({ token: code, window });
    return delta === null ? null : codes.counter() + delta;
  }

  /**
   * Uses the code: false when it is wrong, or this period or a later one was used. Concurrent calls: one returns true.
   */
  async use(memberId: number, code: string): Promise<boolean> {
    const row = await this.dataSource.getRepository(StaffTotp).findOneBy({ staffMemberId: memberId });
    const step = row && this.stepOf(row.sealedSecret, memberId, code);
    if (!step) return false;
    const used = await countOf(
      this.dataSource,
      `update staff_totp set last_step = $2, last_used_at = now()
        where staff_member_id = $1 and last_step < $2 and sealed_secret = $3`,
      [memberId, step, row.sealedSecret],
    );
    return used === 1;
  }

  private codesOf(secret: string, label = ''): TOTP {
    return new TOTP({ issuer: this.config.shop.brand, label, secret, period: periodSeconds });
  }
}
