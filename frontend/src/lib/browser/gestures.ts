/** What moves after a tap. It loads when the page is idle, and nothing waits for it. */
export { flyToBasket } from './fly-to-basket';
export { openPagesFromTaps } from './page-change';
