/** The timeout of every wait, in milliseconds. It is long because journeys share the processors. */
export const patience = 30_000;
