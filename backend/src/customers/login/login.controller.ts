import {
  sendCode,
  verifyCode,
  showCurrentCustomer,
  changeProfile,
  logout,
  type Customer,
  type SentCode,
  type VerifiedLogin,
} from '../../../../contracts/customers.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller, Header } from '@nestjs/common';
import { clearSiteData } from '../../platform/auth/cookies.js';
import { CodeMails } from './code-mails.js';
import { NewDeviceMails } from '../devices/new-device-mails.js';
import { KnownDevices } from './known-devices.js';
import { CustomerSessions } from './customer-sessions.js';
import { customerResponse, Customers } from '../customers.js';
import { loggingLogin } from './logged-logins.js';
import { LoginCodes } from './login-codes.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';

@Controller()
export class LoginController {
  constructor(
    private readonly codes: LoginCodes,
    private readonly mails: CodeMails,
    private readonly customers: Customers,
    private readonly sessions: CustomerSessions,
    private readonly devices: KnownDevices,
    private readonly newDevices: NewDeviceMails,
  ) {}

  @Handles(sendCode)
  async sendCode({ body: { email }, request, reply }: Call<typeof sendCode>): Promise<SentCode> {
    return loggingLogin(request, 'send-code', () => this.mails.send('login', mailboxOf(email), request, reply));
  }

  @Handles(verifyCode)
  async verifyCode({ body: { email, code }, request, reply }: Call<typeof verifyCode>): Promise<VerifiedLogin> {
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

  @Handles(showCurrentCustomer)
  @Header('content-type', 'application/json; charset=utf-8')
  async me({ request, reply }: Call<typeof showCurrentCustomer>): Promise<Customer | 'null'> {
    const customer = await this.sessions.find(request);
    if (customer) return customerResponse(customer);
    await this.sessions.end(request, reply);
    return 'null';
  }

  @Handles(changeProfile)
  async changeProfile({ body: profile, request }: Call<typeof changeProfile>): Promise<Customer> {
    return customerResponse(await this.customers.changeProfile(request.customer, profile));
  }

  @Handles(logout)
  async logout({ request, reply }: Call<typeof logout>): Promise<void> {
    await this.sessions.end(request, reply);
    clearSiteData(reply);
  }
}
