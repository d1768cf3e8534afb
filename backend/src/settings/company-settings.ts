import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import type { AdminCompany, SaveCompany } from '../../../contracts/company.js';
import { asStaff } from '../platform/database/change-log.js';
import { companyChanged, CompanyDetails, companyFields, companyKey, savedCompany } from './company-details.query.js';

type Note = (change: { key: string; before: string; after: string }, manager: EntityManager) => Promise<void>;

/** What staff saves of the company. `CompanyDetails` reads it. */
@Injectable()
export class CompanySettings {
  constructor(
    private readonly dataSource: DataSource,
    private readonly details: CompanyDetails,
  ) {}

  /** What a form begins with. */
  async find(): Promise<AdminCompany> {
    const saved = await savedCompany(this.dataSource.manager);
    return { ...this.details.companyOf(saved), version: saved.version };
  }

  /**
   * `note` records each changed value in the same transaction. Throws `conflict` when a colleague saved something else
   * since `version`.
   */
  async save({ version, ...company }: SaveCompany, staff: { id: number }, note: Note): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
      await manager.query(`select pg_advisory_xact_lock(hashtext('company'))`);
      const saved = await savedCompany(manager);
      const former = this.details.companyOf(saved);
      const values = companyFields.map((field) => ({
        ...{ key: companyKey(field), before: saved.values.get(companyKey(field)), after: company[field] },
        shown: former[field],
      }));
      await saved.save(manager, values, version);
      for (const { key, shown, after } of values)
        if (shown !== after) await note({ key, before: shown, after }, manager);
      await manager.query(`notify ${companyChanged}`);
    });
  }
}
