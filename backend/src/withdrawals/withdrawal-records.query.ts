import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';

/** `statedAt`: ISO 8601. */
interface StatedWithdrawal {
  name: string;
  email: string;
  orderNumber: string;
  part: string | null;
  statedAt: string;
}

/** The published query on withdrawals. */
@Injectable()
export class WithdrawalRecords {
  constructor(private readonly dataSource: DataSource) {}

  /** Null when it was erased. */
  async find(id: string): Promise<StatedWithdrawal | null> {
    const [row] = await this.dataSource.query<StatedWithdrawal[]>(
      `select name, email, order_number as "orderNumber", part, to_json(stated_at) #>> '{}' as "statedAt"
       from withdrawals where id = $1`,
      [id],
    );
    return row ?? null;
  }
}
