import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { deriveKey, unseal } from '../../platform/secrets/keys.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { codePurposes, type CodePurpose } from './login-code.entity.js';
import { rowsOf } from '../../platform/database/rows.js';

export const codeSealing = 'login-code-seal';

const Sealed = z.object({ email: z.string(), purpose: z.enum(codePurposes), sealed_code: z.string() });

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
    const [row] = await rowsOf(
      this.dataSource,
      Sealed,
      'select email, purpose, sealed_code from login_codes where id = $1 and expires_at > now()',
      [codeId],
    );
    if (!row) return null;
    return { email: row.email, purpose: row.purpose, code: unseal(this.key, row.sealed_code, codeId) };
  }
}
