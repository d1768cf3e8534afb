import { Body, Controller, Get, Header, HttpCode, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CustomerExportSchema,
  EraseAccountSchema,
  SentCodeSchema,
  type CustomerExport,
  type EraseAccount,
  type SentCode,
} from '../../../contracts/customers.js';
import { AllowAccess } from '../platform/auth/access.js';
import { clearSiteData } from '../platform/auth/cookies.js';
import { CodeMails } from '../customers/login/code-mails.js';
import { CustomerSessions } from '../customers/login/customer-sessions.js';
import { KnownDevices } from '../customers/login/known-devices.js';
import { LoginCodes } from '../customers/login/login-codes.js';
import { Answers } from '../platform/http/answers.js';
import { shopperContext } from '../platform/http/command-context.js';
import { parsedBy } from '../platform/http/invalid-input.js';
import { Privacy } from './privacy.js';

@Controller('api/customer')
@AllowAccess('customer')
export class PrivacyController {
  constructor(
    private readonly privacy: Privacy,
    private readonly codes: LoginCodes,
    private readonly mails: CodeMails,
    private readonly sessions: CustomerSessions,
    private readonly devices: KnownDevices,
  ) {}

  /** Exports the customer's personal data as a file. */
  @Get('export')
  @Answers(CustomerExportSchema)
  @Header('content-disposition', 'attachment; filename="mijn-gegevens.json"')
  exportData(@Req() request: FastifyRequest): Promise<CustomerExport> {
    return this.privacy.export(request.customer!.email);
  }

  /** Mails the code that confirms an erasure. 429 above the limits of decision 39. */
  @Post('erasure/code')
  @Answers(SentCodeSchema)
  @HttpCode(200)
  sendCode(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<SentCode> {
    return this.mails.send('erasure', request.customer!.email, request, reply);
  }

  /**
   * Erases the customer's personal data for good; amounts and products stay. 400 `wrong-login-code`, 429 after too many
   * codes.
   */
  @Post('erasure')
  @HttpCode(204)
  async erase(
    @Body(parsedBy(EraseAccountSchema)) { code }: EraseAccount,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<void> {
    await this.codes.prove('erasure', request.customer!.email, code, request, reply);
    await this.privacy.erase(request.customer!.email, shopperContext(request));
    await this.sessions.end(request, reply);
    this.devices.forget(reply);
    clearSiteData(reply);
  }
}
