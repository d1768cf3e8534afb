import { Controller, Get, Header } from '@nestjs/common';
import { AllowAccess } from '../../platform/auth/access.js';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { AnswersFile } from '../../platform/http/answers.js';
import { securityPolicyText, securityText } from './security-text.js';

@Controller()
@AllowAccess('open')
export class SecurityTextController {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  /** Where to report a vulnerability, in the format of RFC 9116. It expires in half a year, counted from today. */
  @Get('.well-known/security.txt')
  @AnswersFile('text/plain')
  @Header('content-type', 'text/plain; charset=utf-8')
  text(): string {
    return securityText(this.config.shop, this.clock.now());
  }

  /** What we ask of people who find a vulnerability, in Dutch and English. */
  @Get('.well-known/security-policy.txt')
  @AnswersFile('text/plain')
  @Header('content-type', 'text/plain; charset=utf-8')
  policy(): string {
    return securityPolicyText(this.config.shop);
  }
}
