import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { AppConfig } from '../../platform/config/app-config.js';
import { openConfirmation } from './confirming/confirmation-token.js';

/** `statedAt`: ISO 8601. */
interface StatedWithdrawal {
  name: string;
  email: string;
  orderNumber: string;
  part: string | null;
  statedAt: string;
  isConfirmed: boolean;
  /** The token that confirms it; null when it has none or was confirmed. */
  token: string | null;
}

type Row = Omit<StatedWithdrawal, 'token'> & { sealed: string | null };

const sql = `
  select name, email, order_number as "orderNumber", part, to_json(stated_at) #>> '{}' as "statedAt",
    confirmed_at is not null as "isConfirmed", sealed_confirmation as sealed
  from withdrawals where id = $1`;

@Injectable()
export class WithdrawalRecords {
  constructor(
    private readonly dataSource: DataSource,
    private readonly config: AppConfig,
  ) {}

  /** Null when it was erased. */
  async find(id: string): Promise<StatedWithdrawal | null> {
    const [row] = await this.dataSource.query<Row[]>(sql, [id]);
    if (!row) return null;
    const { sealed, ...stated } = row;
    const isOpen = sealed !== null && !stated.isConfirmed;
    return { ...stated, token: isOpen ? openConfirmation(this.config.appSecret, id, sealed) : null };
  }
}
