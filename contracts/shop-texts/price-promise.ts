/** What a free text may not say, because only a price, a promotion or a sale makes it true. */
const pricePromise =
  /\d\s*\+\s*\d|€|\beuro\b|gratis|korting|bespaar|goedko|voordelig|aanbieding|halve prijs|(?:%|procent)\s*(?:voordeel|minder)/i;

/** Whether a text promises a price. */
export const promisesPrice = (text: string): boolean => pricePromise.test(text);
