import { Controller } from '@nestjs/common';
import type { Quote } from '../../../../contracts/checkout.js';
import {
  listPhoneOrders,
  placePhoneOrder,
  quotePhoneOrder,
  showPhoneOrderLink,
  startFromCustomer,
  startFromOrder,
  withdrawPhoneOrder,
  type PhoneOrder,
  type PhoneOrderStart,
} from '../../../../contracts/orders/phone-orders.js';
import { Handles, type Call } from '../../platform/endpoints/handles.js';
import { staffContext } from '../../platform/http/command-context.js';
import { PaymentLinks } from './payment-links.js';
import { PhoneOrderList } from './phone-order-list.js';
import { PhoneOrderStarts } from './phone-order-starts.js';
import { PhoneOrders } from './phone-orders.js';

/** Lets staff take orders by phone. */
@Controller()
export class AdminPhoneOrdersController {
  constructor(
    private readonly orders: PhoneOrders,
    private readonly links: PaymentLinks,
    private readonly latest: PhoneOrderList,
    private readonly starts: PhoneOrderStarts,
  ) {}

  @Handles(quotePhoneOrder)
  quote({ body: { email, ...wanted } }: Call<typeof quotePhoneOrder>): Promise<Quote> {
    return this.orders.quote(wanted, email);
  }

  @Handles(placePhoneOrder)
  async place({ body, request }: Call<typeof placePhoneOrder>): Promise<{ link: string }> {
    return { link: await this.orders.place(body, request.staff.id, staffContext(request)) };
  }

  @Handles(listPhoneOrders)
  list({ query: { addsTo } }: Call<typeof listPhoneOrders>): Promise<PhoneOrder[]> {
    return this.latest.latest(addsTo);
  }

  @Handles(showPhoneOrderLink)
  async link({ params: { id } }: Call<typeof showPhoneOrderLink>): Promise<{ link: string }> {
    return { link: await this.orders.link(id) };
  }

  @Handles(withdrawPhoneOrder)
  withdraw({ params: { id }, request }: Call<typeof withdrawPhoneOrder>): Promise<void> {
    return this.links.withdraw(id, staffContext(request));
  }

  @Handles(startFromOrder)
  startFromOrder({ params: { id } }: Call<typeof startFromOrder>): Promise<PhoneOrderStart> {
    return this.starts.fromOrder(id);
  }

  @Handles(startFromCustomer)
  startFromCustomer({ params: { id } }: Call<typeof startFromCustomer>): Promise<PhoneOrderStart> {
    return this.starts.fromCustomer(id);
  }
}
