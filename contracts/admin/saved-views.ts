import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import type { Permission } from '../staff/permissions.js';
import { typedText } from '../values/typed-text.js';

/** The lists that keep views, with the right to see them. */
export const viewedLists = { orders: 'orders', customers: 'customers' } as const satisfies Record<string, Permission>;
export type ViewedList = keyof typeof viewedLists;

/**
 * What a view sets of a list, by the names of its address. `q` is not among them: a search may be a name. `hide`: the hidden
 * columns, with commas between.
 */
export const viewSettings = [
  'status',
  'sort',
  'tag',
  'silent',
  'period',
  'from',
  'to',
  'day',
  'kind',
  'payment',
  'refund',
  'hide',
] as const;
export type ViewSetting = (typeof viewSettings)[number];

const NameSchema = z
  .string()
  .overwrite(typedText)
  .min(1, 'Geef de weergave een naam')
  .max(40, 'Gebruik hoogstens 40 tekens');
const ValueSchema = z.string().max(100, 'Deze instelling is te lang').optional();
const SettingsSchema = z.strictObject(
  Object.fromEntries(viewSettings.map((name) => [name, ValueSchema])) as Record<ViewSetting, typeof ValueSchema>,
);

/** `settings`: as they were saved. A list ignores those that it no longer has. `isLeft`: shared by a colleague who left. */
export const SavedViewSchema = z.object({
  id: z.string(),
  name: z.string(),
  isShared: z.boolean(),
  isMine: z.boolean(),
  isLeft: z.boolean(),
  settings: z.record(z.string(), z.string()),
});
export type SavedView = z.infer<typeof SavedViewSchema>;

/** `id`: drawn by the caller, so that a repeat saves nothing. */
export const SaveViewSchema = z.strictObject({
  id: z.uuid('Ongeldig kenmerk'),
  name: NameSchema,
  isShared: z.boolean(),
  settings: SettingsSchema,
});
export type SaveView = z.input<typeof SaveViewSchema>;

export const ChangeViewSchema = SaveViewSchema.omit({ id: true }).partial();
export type ChangeView = z.input<typeof ChangeViewSchema>;

const orders = endpoints({ access: 'staff', permission: 'orders' });
const viewId = { params: { viewId: 'uuid' } } as const;

export const listViews = orders('GET /api/admin/views/:list', {
  summary: 'The saved views of a list: those of the reader and those that colleagues share, the oldest first.',
  response: z.array(SavedViewSchema),
  refuses: ['not-found', 'not-allowed'],
});

export const saveView = orders('POST /api/admin/views/:list', {
  summary: 'Saves the filter, the order and the columns of a list under a name.',
  body: SaveViewSchema,
  refuses: ['not-found', 'not-allowed', 'conflict'],
});

export const changeView = orders('PATCH /api/admin/views/:list/:viewId', {
  summary: 'Renames, shares or replaces an own view.',
  ...viewId,
  body: ChangeViewSchema,
  refuses: ['not-found', 'not-allowed'],
});

export const removeView = orders('DELETE /api/admin/views/:list/:viewId', {
  summary:
    'Removes an own view, or with the right `accounts` one that a colleague who left shares. A repeat changes nothing.',
  ...viewId,
  refuses: ['not-found', 'not-allowed'],
});
