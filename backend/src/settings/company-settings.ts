import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { Company } from '../../../contracts/company.js';
import { asStaff } from '../platform/database/change-log.js';
import { Setting } from '../platform/database/setting.entity.js';
import { companyChanged, CompanyDetails, companyFields, companyKey } from './company-details.query.js';

type Note = (change: { key: string; before: string; after: string }, manager: EntityManager) => Promise<void>;

/** What staff saves of the company. `CompanyDetails` reads it. */
@Injectable()
export class CompanySettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly details: CompanyDetails,
  ) {}

  /** `note` records each changed value in the same transaction. */
  async save(company: Company, staff: { id: number }, note: Note): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtext('company'))`);
      const former = await this.details.find(manager);
      for (const field of companyFields) {
        const [key, before, after] = [companyKey(field), former[field], company[field]];
        if (before !== after) await note({ key, before, after }, manager);
        await manager.upsert(Setting, [{ key, value: after }], ['key']);
      }
      await manager.query(`notify ${companyChanged}`);
    });
  }
}
