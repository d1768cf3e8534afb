import { readSecurityText, readSecurityPolicy } from '../../../../contracts/operations.js';
import { Handles } from '../../platform/endpoints/handles.js';
import { Controller, Header } from '@nestjs/common';
import { Clock } from '../../platform/clock/clock.js';
import { AppConfig } from '../../platform/config/app-config.js';
import { securityPolicyText, securityText } from './security-text.js';

@Controller()
export class SecurityTextController {
  constructor(
    private readonly config: AppConfig,
    private readonly clock: Clock,
  ) {}

  @Handles(readSecurityText)
  @Header('content-type', 'text/plain; charset=utf-8')
  text(): string {
    return securityText(this.config.shop, this.clock.now());
  }

  @Handles(readSecurityPolicy)
  @Header('content-type', 'text/plain; charset=utf-8')
  policy(): string {
    return securityPolicyText(this.config.shop);
  }
}
