import type { Section } from './sections';

/** Imports the names of the sections lazily, because every page of the shop loads the routes. */
export async function sectionHead(section: Section) {
  const { sectionNames } = await import('./sections');
  return { meta: [{ title: sectionNames[section] }] };
}
