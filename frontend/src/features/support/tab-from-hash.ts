import { oneOf } from '../../lib/search';

export const serviceTabs = ['bestellen', 'levering', 'retourneren'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

/** The tab that a URL hash names, with or without its `#`; any other hash is the first tab. */
export function tabFromHash(hash: string): ServiceTab {
  return oneOf(serviceTabs, hash.replace(/^#/, '')) ?? 'bestellen';
}
