import { firstHomeTexts } from './first-home.js';
import { firstPageTexts } from './first-pages.js';
import type { ShopTextName } from './names.js';

/** The texts that a shop begins with, in paragraphs. The shop stores them as version 1. */
export const firstShopTexts: Readonly<Record<ShopTextName, readonly string[]>> = {
  ...firstPageTexts,
  ...(Object.fromEntries(Object.entries(firstHomeTexts).map(([name, text]) => [name, [text]])) as Record<
    keyof typeof firstHomeTexts,
    string[]
  >),
};
