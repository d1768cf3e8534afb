import { Injectable } from '@nestjs/common';
import { leastPassword, NewPasswordSchema } from '../../../../contracts/staff/account.js';
import { hashPassword } from '../../platform/auth/passwords.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { DomainError } from '../../platform/errors/domain-error.js';
import { BreachedPasswords } from './breached-passwords.js';
import { isCommonPassword } from './common-passwords.js';
import { repeatsFewCharacters, visiblePart } from './simple-passwords.js';
import { isMadeOfShopWords } from './shop-words.js';

/** The only way to a new password of staff. */
@Injectable()
export class StaffPasswords {
  constructor(
    private readonly config: AppConfig,
    private readonly breached: BreachedPasswords,
  ) {}

  /** Throws `password-length`, `password-common` and `password-breached`. */
  async check(password: string, email: string): Promise<void> {
    if (!NewPasswordSchema.safeParse(password).success || visiblePart(password).length < leastPassword)
      throw new DomainError('password-length');
    if (
      repeatsFewCharacters(password) ||
      isCommonPassword(password) ||
      isMadeOfShopWords(password, { brand: this.config.shop.brand, email })
    )
      throw new DomainError('password-common');
    if (await this.breached.has(password)) throw new DomainError('password-breached');
  }

  /** Checks and hashes it. */
  async hash(password: string, email: string): Promise<string> {
    await this.check(password, email);
    return hashPassword(password);
  }
}
