/** Of the account's header, without its line. Kept free until the header is there, or the page would jump under a finger. */
export const headerHeight = { base: '7.3125rem', md: '4.8125rem' };
