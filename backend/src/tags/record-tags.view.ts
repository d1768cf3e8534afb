import type { TaggedKind } from '../../../contracts/admin/tags.js';
import type { Condition } from '../platform/http/listing/list-query.js';

/** SQL: the tags of the record `id` as a JSON array, in alphabetical order. */
export const tagsOf = (kind: TaggedKind, id: string) => `(select coalesce(json_agg(tag order by tag), '[]')
  from record_tags where kind = '${kind}' and record_id = ${id})`;

/** SQL: the same as one text. */
export const tagsInOne = (kind: TaggedKind, id: string) =>
  `(select string_agg(tag, ', ' order by tag) from record_tags where kind = '${kind}' and record_id = ${id})`;

/** The condition that the record `id` has the tag. None without a tag. */
export const hasTag = (kind: TaggedKind, id: string, tag: string | undefined): Condition[] =>
  tag === undefined
    ? []
    : [
        {
          sql: (p) => `${id} in (select record_id from record_tags where kind = '${kind}' and tag = ${p})`,
          value: tag,
        },
      ];
