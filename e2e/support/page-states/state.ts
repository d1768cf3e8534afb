import type { Page } from 'playwright-core';
import { open } from '../storefront.js';

/** Something a visitor can have on the screen. The basket holds one jar of Sleep Well. */
export interface State {
  name: string;
  /** Only on a screen of this width. */
  width?: number;
  reach(page: Page): Promise<void>;
}

/** A page as it opens. */
export const at = (path: string): State => ({ name: path, reach: (page) => open(page, path) });
