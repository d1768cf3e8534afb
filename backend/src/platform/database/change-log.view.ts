export type ChangedSubject = 'product' | 'category' | 'discount-code' | 'promotion' | 'setting' | 'staff-rules';

/** Changes by staff to one subject, for joins in SQL. `subjectId`: an SQL expression of type text. */
export const changesOf = (subject: ChangedSubject, subjectId: string) => `(
  select id, at, staff_id, entity, before, after from change_log
  where subject = '${subject}' and subject_id = ${subjectId})`;
