import type { DataSource, EntityManager } from 'typeorm';

/** Runs `work` in a transaction whose changes triggers record in `change_log` under this member of staff. */
export function asStaff<T>(
  dataSource: DataSource,
  staff: { id: number },
  work: (manager: EntityManager) => Promise<T>,
): Promise<T> {
  return dataSource.transaction(async (manager) => {
    await manager.query(`select set_config('shop.staff_id', $1, true)`, [String(staff.id)]);
    return work(manager);
  });
}

/** For migrations: records changes by staff to `table`. `subjectKey` names the subject (of an image: its product). */
export function logChangesOf(of: { table: string; entity: string; key: string; subject: string; subjectKey: string }) {
  const { table, entity, key, subject, subjectKey } = of;
  return `create trigger log_staff_change after insert or update or delete on "${table}"
    for each row execute function log_staff_change('${entity}', '${key}', '${subject}', '${subjectKey}');`;
}
