import { defineSweep } from '../../platform/jobs/job.js';

export const strengthenHashes = defineSweep('strengthen-hashes', 24 * 3600_000);
