import type { Column } from '../table/data-table';
import { tagsCopy as copy } from './copy';
import { TagMarks } from './tag-marks';

/** The column of a list whose rows have tags. */
export const tagsColumn: Column<{ tags: readonly string[] }> = {
  key: 'tags',
  title: copy.title,
  cell: ({ tags }) => <TagMarks tags={tags} />,
  wide: true,
};
