/** How long a journey waits for what must come, in milliseconds. Far beyond what it takes: several share the processors. */
export const patience = 30_000;
