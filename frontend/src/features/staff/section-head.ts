import type { Section } from './sections';

/** The head of the screen of a section. It loads the names, because every page of the shop loads the routes. */
export async function sectionHead(section: Section) {
  const { sectionNames } = await import('./sections');
  return { meta: [{ title: sectionNames[section] }] };
}
