import type { Block } from '../law/legal-pages.js';

interface HomeBlockTerms {
  title: string;
  /** `grid`: a cell between the products. `below`: a section below them. A block moves among those of its place. */
  place: 'grid' | 'below';
  /** Whether staff can hide it. The footer leads to privacy and terms in the legal block. */
  canHide: boolean;
}

/** The parts of home that staff moves and hides, in their first order. */
export const homeBlocks = {
  quiz: { title: 'Vitaminetest', place: 'grid', canHide: true },
  bite: { title: 'De hap', place: 'grid', canHide: true },
  steps: { title: 'Abonnement in drie stappen', place: 'below', canHide: true },
  reviews: { title: 'Reviews', place: 'below', canHide: true },
  faq: { title: 'Meestgestelde vragen', place: 'below', canHide: true },
  legal: { title: 'Kleine lettertjes', place: 'below', canHide: false },
} as const satisfies Record<string, HomeBlockTerms>;

export type HomeBlock = keyof typeof homeBlocks;
export const homeBlockNames = Object.keys(homeBlocks) as HomeBlock[];

/** Returns what is decided about a block of home; undefined for an unknown key. */
export const homeBlockTerms = (key: string | undefined): HomeBlockTerms | undefined =>
  homeBlockNames.some((name) => name === key) ? homeBlocks[key as HomeBlock] : undefined;

/** Returns a block as part of the text that states their order: a heading with its key. */
export const homeBlockHeading = (key: HomeBlock): Block & { kind: 'heading' } => ({
  kind: 'heading',
  text: homeBlocks[key].title,
  key,
});

/** Returns why blocks are no order of home, in Dutch; null when they are. A block that is left out is hidden. */
export function problemOfOrder(blocks: readonly Block[]): string | null {
  const keys = blocks.map((block) => (block.kind === 'heading' ? block.key : undefined));
  if (keys.some((key) => !homeBlockTerms(key))) return 'Kies uit de blokken van home';
  if (new Set(keys).size < keys.length) return 'Een blok staat er twee keer in';
  const missing = homeBlockNames.find((name) => !homeBlocks[name].canHide && !keys.includes(name));
  return missing ? `“${homeBlocks[missing].title}” kun je niet verbergen` : null;
}
