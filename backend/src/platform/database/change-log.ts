import type { DataSource, EntityManager } from 'typeorm';

/**
 * Runs `work` in a transaction in which Postgres itself writes down who changes what: a trigger on each table of state adds
 * a row to `change_log`, in the same transaction and whatever statement makes the change. Elsewhere (seed, shopper) the
 * triggers are silent.
 */
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

/**
 * For migrations: from now on changes by staff to `table` are kept. `subjectKey` is the column that names the subject: what
 * people look at when they want to know of it (of an image, its product).
 */
export function logChangesOf(of: { table: string; entity: string; key: string; subject: string; subjectKey: string }) {
  const { table, entity, key, subject, subjectKey } = of;
  return `create trigger log_staff_change after insert or update or delete on "${table}"
    for each row execute function log_staff_change('${entity}', '${key}', '${subject}', '${subjectKey}');`;
}
