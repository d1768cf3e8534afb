import type { Page } from 'playwright-core';
import { open } from '../storefront.js';

/** A screen of the shop. The basket holds one jar of Sleep Well. */
export interface State {
  name: string;
  /** The only width that has this state. */
  width?: number;
  /** Nothing lies over the page, so that every link and button can be reached. */
  isWhole?: boolean;
  reach(page: Page): Promise<void>;
}

export const at = (path: string): State => ({ name: path, isWhole: true, reach: (page) => open(page, path) });
