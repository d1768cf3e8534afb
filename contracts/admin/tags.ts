import { z } from 'zod';
import { endpoints } from '../endpoint.js';
import { typedText } from '../values/typed-text.js';
import { AdminListQuerySchema } from './lists.js';

/** What staff tags. */
export type TaggedKind = 'order' | 'customer';

export const longestTag = 24;

/** The tag as it is stored, in whichever way it was typed: `Belt terug` is `belt-terug`. */
export const typedTag = (text: string): string =>
  typedText(text)
    .toLowerCase()
    .replace(/[\s-]+/g, '-')
    .replace(/^-|-$/g, '');

/** A word of staff. It begins with a letter, so that a phone number or a date of birth is none; an `@` is in no tag. */
export const TagSchema = z
  .string()
  .overwrite(typedTag)
  .max(longestTag, `Gebruik hoogstens ${longestTag} tekens`)
  .regex(/^\p{L}[\p{L}\p{N}-]*$/u, 'Gebruik letters, cijfers en streepjes, en begin met een letter')
  .meta({ examples: ['vip'] });

export const AddTagSchema = z.strictObject({ tag: TagSchema });

/** The tags of a record, in alphabetical order. */
export const TagsSchema = z.array(z.string());

/** The query of a list whose rows have tags. */
export const TaggedListQuerySchema = AdminListQuerySchema.extend({ tag: TagSchema.optional() });

const orders = endpoints({ access: 'staff', permission: 'orders' });
const customers = endpoints({ access: 'staff', permission: 'customers' });

export const listOrderTags = orders('GET /api/admin/tags/orders', {
  summary: 'The tags that orders have, the most used first.',
  response: TagsSchema,
});

export const addOrderTag = orders('POST /api/admin/orders/:id/tags', {
  summary: 'Tags an order. A repeat changes nothing.',
  body: AddTagSchema,
  refuses: ['order-not-found', 'customer-erased', 'too-many-tags'],
});

export const removeOrderTag = orders('DELETE /api/admin/orders/:id/tags/:tag', {
  summary: 'Removes a tag from an order. A repeat changes nothing.',
});

export const listCustomerTags = customers('GET /api/admin/tags/customers', {
  summary: 'The tags that customers have, the most used first.',
  response: TagsSchema,
});

export const addCustomerTag = customers('POST /api/admin/customers/:id/tags', {
  summary: 'Tags a customer. A repeat changes nothing.',
  body: AddTagSchema,
  refuses: ['customer-erased', 'too-many-tags'],
});

export const removeCustomerTag = customers('DELETE /api/admin/customers/:id/tags/:tag', {
  summary: 'Removes a tag from a customer. A repeat changes nothing.',
});
