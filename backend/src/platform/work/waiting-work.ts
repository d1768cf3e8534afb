import type { AttentionList } from '../../../../contracts/admin/attention-lists.js';

/** Rows of one table that wait for staff. Metric, alert, doctor and command line read the declarations. */
export interface WaitingWork {
  /** The screen that shows them. Two tables may share one. */
  list: AttentionList;
  table: string;
  where: string;
  /** When an entry raises the alert: `page` wakes somebody, `ticket` is for today. */
  severity: 'page' | 'ticket' | 'none';
  /** An entry is a problem that the doctor names. `mend`: how to fix it. */
  doctor?: { name: string; mend: string };
  /** Columns of the command `jobs failed`. `where`: when it shows more than the list. */
  failures?: {
    kind: string;
    id: string;
    what: string;
    attempts: string;
    error: string;
    since?: string;
    where?: string;
  };
}

/** Declares rows that wait for staff, once they are listed in all-waiting-work.ts. */
export function waitsForStaff(declared: WaitingWork): WaitingWork {
  return declared;
}

/** Selects the rows in the columns of the command `jobs failed`. */
export function failuresSql({ table, where, failures }: WaitingWork): string[] {
  if (!failures) return [];
  const { kind, id, what, attempts, error, since = 'created_at', where: shown = where } = failures;
  const columns = `'${kind}' as kind, ${id} as id, ${what} as what, ${attempts}::int as attempts, ${error} as error`;
  return [`select ${columns}, ${since} as since from ${table} where ${shown}`];
}
