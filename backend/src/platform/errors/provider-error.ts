/** The payment provider refused a call or did not respond. Whether it acted is unknown: retry the same call. */
export class ProviderError extends Error {}
