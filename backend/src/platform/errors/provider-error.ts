/** The payment provider refused a call or did not respond. It may have done what was asked: ask it again. */
export class ProviderError extends Error {}
