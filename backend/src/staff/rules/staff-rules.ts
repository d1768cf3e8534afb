import { Injectable } from '@nestjs/common';
import { DataSource } from 'typeorm';
import { StaffRulesRow } from './staff-rules.entity.js';

type Rules = Pick<StaffRulesRow, 'isFactorRequired' | 'refundProofFromCents'>;

/** What the owner demands of the accounts of staff. */
@Injectable()
export class StaffRules {
  constructor(private readonly dataSource: DataSource) {}

  async read(): Promise<Rules> {
    return this.dataSource.getRepository(StaffRulesRow).findOneByOrFail({ id: 1 });
  }

  async save(rules: Rules): Promise<void> {
    await this.dataSource.getRepository(StaffRulesRow).update({ id: 1 }, rules);
  }
}
