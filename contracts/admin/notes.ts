import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { staffRoles, type Permission } from '../staff/permissions.js';
import { typedText } from '../values/typed-text.js';

/** What a note is about, with the right to see it. */
export const notedKinds = { order: 'orders', customer: 'customers' } as const satisfies Record<string, Permission>;
export type NotedKind = keyof typeof notedKinds;

const TextSchema = z
  .string()
  .overwrite((text) => text.split(/\r?\n/).map(typedText).join('\n').trim())
  .min(1, 'Typ eerst een notitie')
  .max(2000, 'Gebruik hoogstens 2000 tekens');

/** `author`: a name of a colleague. `text`: null once the author removed the note. Moments are ISO 8601. */
export const NoteSchema = z.object({
  id: z.string(),
  text: z.string().nullable(),
  author: z.string(),
  isMine: z.boolean(),
  createdAt: z.string(),
  editedAt: z.string().nullable(),
  removedAt: z.string().nullable(),
});
export type Note = z.infer<typeof NoteSchema>;

/** `id`: drawn by the caller, so that a repeat writes nothing. `@name` in the text mentions a colleague. */
export const WriteNoteSchema = z.strictObject({ id: z.uuid('Ongeldig kenmerk'), text: TextSchema });
export type WriteNote = z.input<typeof WriteNoteSchema>;
export const EditNoteSchema = z.strictObject({ text: TextSchema });

/** A colleague who can log in. `name`: what follows the `@`; unique. */
export const ColleagueNameSchema = z.object({ name: z.string(), role: z.enum(staffRoles), isMe: z.boolean() });
export type ColleagueName = z.infer<typeof ColleagueNameSchema>;

/** A note that mentions the reader and is not marked as read. `recordId`: of the order or the customer. */
export const MentionSchema = z.object({
  id: z.string(),
  kind: z.enum(['order', 'customer']),
  recordId: z.string(),
  text: z.string(),
  author: z.string(),
  createdAt: z.string(),
});
export type Mention = z.infer<typeof MentionSchema>;

const orders = endpoints({ access: 'staff', permission: 'orders' });
const customers = endpoints({ access: 'staff', permission: 'customers' });
const noteId = { params: { noteId: 'uuid' } } as const;

export const listOrderNotes = orders('GET /api/admin/orders/:id/notes', {
  summary: 'The notes of staff about an order, newest first. A removed note stays, without its text.',
  response: z.array(NoteSchema),
  refuses: ['order-not-found'],
});

export const writeOrderNote = orders('POST /api/admin/orders/:id/notes', {
  summary: 'Writes a note about an order and tells the colleagues that it mentions.',
  body: WriteNoteSchema,
  refuses: ['order-not-found', 'customer-erased'],
});

export const editOrderNote = orders('PATCH /api/admin/orders/:id/notes/:noteId', {
  summary: 'Changes an own note. Tells the colleagues whom it did not mention before.',
  ...noteId,
  body: EditNoteSchema,
  refuses: ['not-found'],
});

export const removeOrderNote = orders('DELETE /api/admin/orders/:id/notes/:noteId', {
  summary: 'Removes the text of an own note. Who removed it, and when, stays.',
  ...noteId,
  refuses: ['not-found'],
});

export const listCustomerNotes = customers('GET /api/admin/customers/:id/notes', {
  summary: 'The notes of staff about a customer, newest first. A removed note stays, without its text.',
  response: z.array(NoteSchema),
});

export const writeCustomerNote = customers('POST /api/admin/customers/:id/notes', {
  summary: 'Writes a note about a customer and tells the colleagues that it mentions.',
  body: WriteNoteSchema,
  refuses: ['customer-erased'],
});

export const editCustomerNote = customers('PATCH /api/admin/customers/:id/notes/:noteId', {
  summary: 'Changes an own note. Tells the colleagues whom it did not mention before.',
  ...noteId,
  body: EditNoteSchema,
  refuses: ['not-found'],
});

export const removeCustomerNote = customers('DELETE /api/admin/customers/:id/notes/:noteId', {
  summary: 'Removes the text of an own note. Who removed it, and when, stays.',
  ...noteId,
  refuses: ['not-found'],
});

export const listColleagueNames = orders('GET /api/admin/colleagues', {
  summary: 'The names by which notes mention colleagues, with their roles.',
  response: z.array(ColleagueNameSchema),
});

export const listMentions = orders('GET /api/admin/mentions', {
  summary: 'The notes that mention the reader, until marked as read, newest first.',
  response: z.array(MentionSchema),
});

export const readMention = orders('POST /api/admin/mentions/:noteId/read', {
  summary: 'Marks a note that mentions the reader as read. A repeat changes nothing.',
  ...noteId,
});
