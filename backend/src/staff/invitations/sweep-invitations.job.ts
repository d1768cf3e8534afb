import { defineSweep } from '../../platform/jobs/job.js';

/** For invitations whose process died before their mail was queued. */
export const sweepInvitations = defineSweep('sweep-invitations', 60_000);
