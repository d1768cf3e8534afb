/** The timeout of every wait, in milliseconds. It is long because journeys share the processors. */
export const patience = 30_000;

/** The timeout of a wait for work on many records, such as what falls due in a month. */
export const longPatience = 120_000;
