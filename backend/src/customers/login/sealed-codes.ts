import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { deriveKey, unseal } from '../../platform/auth/keys.js';
import { AppConfig } from '../../platform/config/app-config.js';
import type { CodePurpose } from './login-code.entity.js';

export const codeSealing = 'login-code-seal';

@Injectable()
export class SealedCodes {
  private readonly key: Buffer;

  constructor(
    private readonly dataSource: DataSource,
    { appSecret }: AppConfig,
  ) {
    this.key = deriveKey(appSecret, codeSealing);
  }

  /** Null when the code is used, replaced or expired. */
  async find(codeId: string): Promise<{ email: string; purpose: CodePurpose; code: string } | null> {
    const [row] = await this.dataSource.query<{ email: string; purpose: CodePurpose; sealed_code: string }[]>(
      'select email, purpose, sealed_code from login_codes where id = $1 and expires_at > now()',
      [codeId],
    );
    if (!row) return null;
    return { email: row.email, purpose: row.purpose, code: unseal(this.key, row.sealed_code, codeId) };
  }
}
