import { Controller } from '@nestjs/common';
import {
  changeSubscriptionAddress,
  findSubscriptionAddress,
  type ShownAddress,
} from '../../../../contracts/admin/subscription-address.js';
import { addressFieldNames } from '../../../../contracts/shipping/address-fields.js';
import { ActLog } from '../../platform/auth/acts/act-log.port.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { AfterWrite } from '../../platform/http/after-write.js';
import { staffContext } from '../../platform/http/command-context.js';
import { SubscriptionAddresses } from './subscription-addresses.js';

/** The address of a subscription's coming orders. The logbook names the parts that changed and never their values. */
@Controller()
export class SubscriptionAddressController {
  constructor(
    private readonly addresses: SubscriptionAddresses,
    private readonly afterWrite: AfterWrite,
    private readonly acts: ActLog,
  ) {}

  @Handles(findSubscriptionAddress)
  findSubscriptionAddress({ params }: Call<typeof findSubscriptionAddress>): Promise<ShownAddress> {
    return this.addresses.find(params.id);
  }

  @Handles(changeSubscriptionAddress)
  async changeSubscriptionAddress(call: Call<typeof changeSubscriptionAddress>): Promise<void> {
    const { params, body, request, reply } = call;
    const position = await this.addresses.change(
      params.id,
      body,
      async (fields) => {
        const after = fields.map((field) => addressFieldNames[field]).join(', ');
        await this.acts.note(request, 'subscription-address-changed', params.id, { after });
      },
      staffContext(request),
    );
    await this.afterWrite.wait(position, reply);
  }
}
