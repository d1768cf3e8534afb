/** Texts of returns for joins in SQL. */
export const returnNotes = '(select return_id, note, rejection, label_url from return_notes)';
