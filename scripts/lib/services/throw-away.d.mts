/** A folder for one test run, which an account that runs Postgres for root can pass through. */
export function throwAwayFolder(): string;
export function remove(folder: string): void;
