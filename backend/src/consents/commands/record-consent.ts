import type { ConsentPurpose, ConsentSource } from '../../../../contracts/law/consent-texts.js';
import { Command } from '../../platform/event-sourcing/deciding/decider.js';

/** Records that a person consents to a text. Idempotent. */
export class RecordConsent extends Command<{
  email: string;
  purpose: ConsentPurpose;
  textVersion: number;
  source: ConsentSource;
}> {}
