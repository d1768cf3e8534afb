import {
  listDevices,
  proveSession,
  endDevice,
  endOtherDevices,
  type CustomerDevice,
} from '../../../../contracts/customers.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import { currentSession } from '../login/customer-sessions.js';
import { loggingLogin } from '../login/logged-logins.js';
import { LoginCodes } from '../login/login-codes.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';
import { CustomerDevices } from './customer-devices.js';

@Controller()
export class CustomerDevicesController {
  constructor(
    private readonly devices: CustomerDevices,
    private readonly codes: LoginCodes,
  ) {}

  @Handles(listDevices)
  listDevices({ request }: Call<typeof listDevices>): Promise<CustomerDevice[]> {
    return this.devices.list(request.customer.id, currentSession(request));
  }

  @Handles(proveSession)
  async prove({ body: { code }, request, reply }: Call<typeof proveSession>): Promise<void> {
    const { id, email } = request.customer;
    const proof = () => this.codes.prove('login', mailboxOf(email), code, request, reply);
    await loggingLogin(request, 'prove-session', proof, () => `customer:${id}`);
    await this.devices.noteProof(currentSession(request));
  }

  @Handles(endDevice)
  endDevice({ params: { id }, request }: Call<typeof endDevice>): Promise<void> {
    return this.devices.end(request.customer.id, currentSession(request), id);
  }

  @Handles(endOtherDevices)
  endOtherDevices({ request }: Call<typeof endOtherDevices>): Promise<void> {
    return this.devices.end(request.customer.id, currentSession(request), null);
  }
}
