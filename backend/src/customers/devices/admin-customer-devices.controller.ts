import { listCustomerDevices, endCustomerDevices } from '../../../../contracts/admin/customers.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { Controller } from '@nestjs/common';
import type { AdminCustomerDevice } from '../../../../contracts/customers.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { NotesAct } from '../../platform/auth/acts/noted-act.js';
import { CustomerDevices } from './customer-devices.js';

@Controller()
export class AdminCustomerDevicesController {
  constructor(
    private readonly devices: CustomerDevices,
    private readonly acts: ActLog,
  ) {}

  @Handles(listCustomerDevices)
  @NotesAct('opened-customer', 'id')
  listCustomerDevices({
    params: { id: customerId },
  }: Call<typeof listCustomerDevices>): Promise<AdminCustomerDevice[]> {
    return this.devices.listAll(customerId);
  }

  @Handles(endCustomerDevices)
  endCustomerDevices({ params: { id: customerId }, request }: Call<typeof endCustomerDevices>): Promise<void> {
    return this.devices.endAll(customerId, (manager) =>
      this.acts.note(request, 'customer-logged-out', String(customerId), { manager }),
    );
  }
}
