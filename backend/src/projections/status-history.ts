/** The status of a row over time. */
export interface StatusHistory<Status extends string> {
  status: Status;
  statusSince: string;
  statusHistory: { status: Status; at: string }[];
}

/** The first status, at a moment (ISO 8601). */
export function beginning<Status extends string>(status: Status, at: string): StatusHistory<Status> {
  return { status, statusSince: at, statusHistory: [{ status, at }] };
}

/** Another status from a moment on. */
export function became<Status extends string>(
  { statusHistory }: StatusHistory<Status>,
  status: Status,
  at: string,
): StatusHistory<Status> {
  return { status, statusSince: at, statusHistory: [...statusHistory, { status, at }] };
}

/** SQL for the status of a row (alias) before a moment ($n, timestamptz); null when the row did not exist yet. */
export function statusBefore(alias: string, moment: string): string {
  return `case when ${alias}.status_since < ${moment} then ${alias}.status else (
    select h ->> 'status' from jsonb_array_elements(${alias}.status_history) with ordinality as x(h, no)
    where (h ->> 'at')::timestamptz < ${moment} order by no desc limit 1) end`;
}
