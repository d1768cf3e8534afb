import { erasedContactName } from '../customers/contact.entity.js';
import { nameOrErased, type Sorting } from '../platform/http/listing/listing.js';

/** Sorts a list by the name of the contact `c` of each row. The index `contacts_by_name` gives the order. */
export function sortedByName(table: string, alias: string): Sorting {
  return {
    by: `lower(${nameOrErased('c.name')}) collate "C"`,
    type: 'text',
    indexed: {
      parts: [
        { from: `contacts c join ${table} ${alias} on ${alias}.contact_id = c.id`, by: 'lower(c.name) collate "C"' },
      ],
      others: erasedContactName.toLowerCase(),
    },
  };
}
