import type { Section } from './sections';

/**
 * Returns the head of a section's screen. It imports the names lazily, because every page of the shop loads the routes.
 */
export async function sectionHead(section: Section) {
  const { sectionNames } = await import('./sections');
  return { meta: [{ title: sectionNames[section] }] };
}
