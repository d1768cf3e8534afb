import { Injectable } from '@nestjs/common';
import { DataSource, type EntityManager } from 'typeorm';
import { asStaff } from '../../platform/database/change-log.js';
import { assertUnchanged } from '../../platform/database/changed-since.js';
import { StaffRulesRow } from './staff-rules.entity.js';

export type Rules = Pick<StaffRulesRow, 'isFactorRequired' | 'refundProofFromCents'>;
type Note = (change: { before: Rules; after: Rules }, manager: EntityManager) => Promise<void>;

/** What the owner demands of the accounts of staff. */
@Injectable()
export class StaffRules {
  constructor(private readonly dataSource: DataSource) {}

  read(): Promise<Rules & { version: number }> {
    return this.dataSource.getRepository(StaffRulesRow).findOneByOrFail({ id: 1 });
  }

  /**
   * `note` records the change in the same transaction. Throws `conflict` when a colleague saved something else since
   * `version`.
   */
  async save({ version, ...after }: Rules & { version?: number }, staff: { id: number }, note: Note): Promise<void> {
    await asStaff(this.dataSource, staff, async (manager) => {
      const row = await manager.findOneOrFail(StaffRulesRow, { where: { id: 1 }, lock: { mode: 'pessimistic_write' } });
      await assertUnchanged(manager, 'staff-rules', row, version, after);
      await note({ before: { ...row }, after }, manager);
      await manager.save(Object.assign(row, after));
    });
  }
}
