import {
  exportData,
  sendErasureCode,
  eraseAccount,
  type CustomerExport,
  type SentCode,
} from '../../../contracts/customers.js';
import { Handles, type Call } from '../platform/endpoints/handles.js';
import { Controller, Header } from '@nestjs/common';
import { clearSiteData } from '../platform/auth/cookies.js';
import { CodeMails } from '../customers/login/code-mails.js';
import { CustomerSessions } from '../customers/login/customer-sessions.js';
import { KnownDevices } from '../customers/login/known-devices.js';
import { LoginCodes } from '../customers/login/login-codes.js';
import { shopperContext } from '../platform/http/command-context.js';
import { Privacy } from './privacy.js';

@Controller()
export class PrivacyController {
  constructor(
    private readonly privacy: Privacy,
    private readonly codes: LoginCodes,
    private readonly mails: CodeMails,
    private readonly sessions: CustomerSessions,
    private readonly devices: KnownDevices,
  ) {}

  @Handles(exportData)
  @Header('content-disposition', 'attachment; filename="mijn-gegevens.json"')
  exportData({ request }: Call<typeof exportData>): Promise<CustomerExport> {
    return this.privacy.export(request.customer.email);
  }

  @Handles(sendErasureCode)
  sendErasureCode({ request, reply }: Call<typeof sendErasureCode>): Promise<SentCode> {
    return this.mails.send('erasure', request.customer.email, request, reply);
  }

  @Handles(eraseAccount)
  async erase({ body: { code }, request, reply }: Call<typeof eraseAccount>): Promise<void> {
    await this.codes.prove('erasure', request.customer.email, code, request, reply);
    await this.privacy.erase(request.customer.email, shopperContext(request));
    await this.sessions.end(request, reply);
    this.devices.forget(reply);
    clearSiteData(reply);
  }
}
