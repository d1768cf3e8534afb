import type { EntityManager } from 'typeorm';
import { z } from 'zod';
import { DomainError } from '../errors/domain-error.js';
import { changesOf, type ChangedSubject } from './change-log.view.js';
import { rowsOf } from './rows.js';

interface Versioned {
  version: number;
}

const changedSql = (subject: ChangedSubject) => `
  select distinct jsonb_object_keys(after) as column from ${changesOf(subject, '$1')} l
  where entity = '${subject}' and (after ->> 'version')::int > $2`;

/**
 * Returns the names in `changes` whose values staff changed since `version` to different ones. A repeated save finds
 * none.
 */
export async function changedSince<Row extends Versioned>(
  manager: EntityManager,
  subject: ChangedSubject,
  row: Row,
  version: number,
  changes: Partial<Row>,
): Promise<string[]> {
  if (version === row.version) return [];
  const { columns, primaryColumns } = manager.connection.getMetadata(row.constructor);
  const values = [...primaryColumns.map((column) => String(column.getEntityValue(row))), version];
  const logged = await rowsOf(manager, z.object({ column: z.string() }), changedSql(subject), values);
  return columns
    .filter(({ databaseName }) => logged.some(({ column }) => column === databaseName))
    .map(({ propertyName }) => propertyName)
    .filter((name) => name in changes && !isEqual(row[name as keyof Row], changes[name as keyof Row]));
}

/** Throws `conflict` when `changes` would undo what staff saved since `version`, which an old browser tab does not send. */
export async function assertUnchanged<Row extends Versioned>(
  manager: EntityManager,
  subject: ChangedSubject,
  row: Row,
  version: number | undefined,
  changes: Partial<Row>,
): Promise<void> {
  const changed = await changedSince(manager, subject, row, version ?? row.version, changes);
  if (changed.length > 0) throw new DomainError('conflict');
}

/** Ignores the order of keys, because jsonb does not keep it. */
function isEqual(one: unknown, other: unknown): boolean {
  return sorted(one) === sorted(other);
}

function sorted(value: unknown): string {
  return JSON.stringify(value, (_key, inner: unknown) =>
    inner && typeof inner === 'object' && !Array.isArray(inner)
      ? Object.fromEntries(Object.entries(inner).sort(([one], [other]) => (one < other ? -1 : 1)))
      : inner,
  );
}
