import type { Section } from '../../lib/staff/section-access';

/**
 * The head of a screen, or of an address without one. `record`: the number of the record that the page shows. Imports the names of the sections lazily, because every page of
 * the shop loads the routes.
 */
export async function sectionHead(section?: Section, record?: string) {
  const { notFoundTitle, sectionNames } = await import('./sections');
  const name = section ? sectionNames[section] : notFoundTitle;
  return { meta: [{ title: record ? `${record} | ${name}` : name }] };
}
