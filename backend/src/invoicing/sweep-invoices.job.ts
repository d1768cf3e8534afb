import { defineSweep } from '../platform/jobs/job.js';

/** Removes printed documents of a month ago, and buyers that the law no longer requires to keep. */
export const sweepInvoices = defineSweep('sweep-invoices', 24 * 3600_000);
