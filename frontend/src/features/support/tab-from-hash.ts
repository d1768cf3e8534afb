import { oneOf } from '../../lib/search';

export const serviceTabs = ['bestellen', 'levering', 'retourneren'] as const;
export type ServiceTab = (typeof serviceTabs)[number];

/** Returns the tab of a URL hash, with or without its `#`. Any other hash is the first tab. */
export function tabFromHash(hash: string): ServiceTab {
  return oneOf(serviceTabs, hash.replace(/^#/, '')) ?? 'bestellen';
}
