import type { Section } from '../../lib/staff/section-access';

/**
 * The head of a screen, or of an address without one. Imports the names of the sections lazily, because every page of
 * the shop loads the routes.
 */
export async function sectionHead(section?: Section) {
  const { notFoundTitle, sectionNames } = await import('./sections');
  return { meta: [{ title: section ? sectionNames[section] : notFoundTitle }] };
}
