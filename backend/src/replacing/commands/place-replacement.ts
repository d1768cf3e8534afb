import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Places the free order of a replacement. Idempotent. */
export class PlaceReplacement extends Command<{ orderId: string; replacementId: string }> {}
