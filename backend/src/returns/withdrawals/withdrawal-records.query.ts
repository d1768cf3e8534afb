import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { z } from 'zod';
import { AppConfig } from '../../platform/config/app-config.js';
import { openConfirmation } from './confirming/confirmation-token.js';
import { rowsOf } from '../../platform/database/rows.js';

/** `statedAt`: ISO 8601. */
const Row = z.object({
  name: z.string(),
  email: z.string(),
  orderNumber: z.string(),
  part: z.string().nullable(),
  statedAt: z.string(),
  isConfirmed: z.boolean(),
  sealed: z.string().nullable(),
});

/** `token` confirms it; null when it has none or was confirmed. */
type StatedWithdrawal = Omit<z.infer<typeof Row>, 'sealed'> & { token: string | null };

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
    const [row] = await rowsOf(this.dataSource, Row, sql, [id]);
    if (!row) return null;
    const { sealed, ...stated } = row;
    const isOpen = sealed !== null && !stated.isConfirmed;
    return { ...stated, token: isOpen ? openConfirmation(this.config.appSecret, id, sealed) : null };
  }
}
