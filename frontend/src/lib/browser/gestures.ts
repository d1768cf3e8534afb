/** What moves after a tap. It loads at the first sign of a visitor, and nothing waits for it. */
export { flyToBasket } from './fly-to-basket';
export { openPagesFromTaps } from './page-change';
