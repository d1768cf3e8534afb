import type { Page } from 'playwright-core';
import { open } from '../storefront.js';

/** A screen of the shop. The basket holds one jar of Sleep Well. */
export interface State {
  name: string;
  width?: number;
  reach(page: Page): Promise<void>;
}

export const at = (path: string): State => ({ name: path, reach: (page) => open(page, path) });
