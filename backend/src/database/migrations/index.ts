import { Initial1763640000000 } from './1763640000000-initial.js';

/** All migrations, oldest first. */
export const migrations = [Initial1763640000000];
