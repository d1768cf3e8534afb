import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** Finds orders by their buyer. */
@Injectable()
export class OrdersByBuyer {
  constructor(private readonly dataSource: DataSource) {}

  /** Case-insensitive. `deliveredAt` (ISO 8601) is the last time staff set it to delivered; null while it is not. */
  async find(orderNumber: string, email: string): Promise<{ orderId: string; deliveredAt: string | null } | null> {
    const [found] = await this.dataSource.query<{ orderId: string; deliveredAt: string | null }[]>(
      `select o.order_id as "orderId", case when o.status = 'delivered' then to_json(o.status_since) #>> '{}' end as "deliveredAt"
       from admin_order_list o join contacts c on c.id = o.contact_id
       where o.order_number = $1 and lower(btrim(c.email)) = lower(btrim($2))`,
      [orderNumber, email],
    );
    return found ?? null;
  }

  /** Whether the order was placed with this mailbox. */
  async isPlacedBy(mailbox: string, orderId: string): Promise<boolean> {
    const [found] = await this.dataSource.query<object[]>(
      `select 1 from admin_order_list o join contacts c on c.id = o.contact_id
       where o.order_id = $1 and lower(btrim(c.email)) = $2`,
      [orderId, mailbox],
    );
    return found !== undefined;
  }
}
