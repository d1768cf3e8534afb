import { Body, Controller, Get, Header, HttpCode, Patch, Post, Req, Res } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import {
  CustomerSchema,
  ProfileSchema,
  SendCodeSchema,
  SentCodeSchema,
  VerifiedLoginSchema,
  VerifyCodeSchema,
  type Customer,
  type Profile,
  type SendCode,
  type SentCode,
  type VerifiedLogin,
  type VerifyCode,
} from '../../../../contracts/customers.js';
import { AllowAccess } from '../../platform/auth/access.js';
import { clearSiteData } from '../../platform/auth/cookies.js';
import { Answers } from '../../platform/http/answers.js';
import { parsedBy } from '../../platform/http/invalid-input.js';
import { CodeMails } from './code-mails.js';
import { NewDeviceMails } from '../devices/new-device-mails.js';
import { KnownDevices } from './known-devices.js';
import { CustomerSessions } from './customer-sessions.js';
import { customerResponse, Customers } from '../customers.js';
import { loggingLogin } from './logged-logins.js';
import { LoginCodes } from './login-codes.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';

@Controller('api/auth')
@AllowAccess('shopper')
export class LoginController {
  constructor(
    private readonly codes: LoginCodes,
    private readonly mails: CodeMails,
    private readonly customers: Customers,
    private readonly sessions: CustomerSessions,
    private readonly devices: KnownDevices,
    private readonly newDevices: NewDeviceMails,
  ) {}

  /** Mails a code that is valid in this browser for ten minutes. 429 above the limits of decision 39. */
  @Post('send-code')
  @Answers(SentCodeSchema)
  @HttpCode(200)
  async sendCode(
    @Body(parsedBy(SendCodeSchema)) { email }: SendCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<SentCode> {
    return loggingLogin(request, 'send-code', () => this.mails.send('login', mailboxOf(email), request, reply));
  }

  /**
   * Logs in, creates the customer on the first login, and mails about an unknown browser on later ones. 400
   * `wrong-login-code` for every wrong code, 429 after too many.
   */
  @Post('verify-code')
  @Answers(VerifiedLoginSchema)
  @HttpCode(200)
  async verifyCode(
    @Body(parsedBy(VerifyCodeSchema)) { email, code }: VerifyCode,
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<VerifiedLogin> {
    const mailbox = mailboxOf(email);
    const isKnownDevice = this.devices.find(request, mailbox) !== null;
    const prove = async () => {
      await this.codes.prove('login', mailbox, code, request, reply);
      const found = await this.customers.ofMailbox(mailbox);
      const isFormer = await this.newDevices.noteLogin(found.customer.id);
      const sessionId = await this.sessions.start(found.customer.id, request, reply);
      if (isFormer && !isKnownDevice) await this.newDevices.send(found.customer.id, sessionId, request);
      return found;
    };
    const whoOf = ({ customer }: { customer: { id: number } }) => `customer:${customer.id}`;
    const { customer, isNew } = await loggingLogin(request, 'verify-code', prove, whoOf);
    return { isNewCustomer: isNew, customer: customerResponse(customer) };
  }

  /** The logged-in customer, or `null`. Clears an expired session together with the shopper id. */
  @Get('me')
  @Answers(CustomerSchema.nullable())
  @Header('content-type', 'application/json; charset=utf-8')
  async me(
    @Req() request: FastifyRequest,
    @Res({ passthrough: true }) reply: FastifyReply,
  ): Promise<Customer | 'null'> {
    const customer = await this.sessions.find(request);
    if (customer) return customerResponse(customer);
    await this.sessions.end(request, reply);
    return 'null';
  }

  @Patch('profile')
  @Answers(CustomerSchema)
  @AllowAccess('customer')
  async changeProfile(
    @Body(parsedBy(ProfileSchema)) profile: Profile,
    @Req() request: FastifyRequest,
  ): Promise<Customer> {
    return customerResponse(await this.customers.changeProfile(request.customer!, profile));
  }

  @Post('logout')
  @HttpCode(204)
  async logout(@Req() request: FastifyRequest, @Res({ passthrough: true }) reply: FastifyReply): Promise<void> {
    await this.sessions.end(request, reply);
    clearSiteData(reply);
  }
}
