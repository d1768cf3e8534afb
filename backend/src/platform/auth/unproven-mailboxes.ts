import { Injectable } from '@nestjs/common';
import { AttemptLimits, type Counted } from '../limits/attempt-limits.js';
import { inboxOf } from './inbox.js';

const day = 24 * 3600;
const perNetwork = { name: 'unproven-mails-network', points: 30, seconds: day };
const perMailbox = { name: 'unproven-mails-mailbox', points: 5, seconds: day };

/** Limits the mails that visitors have sent to addresses that nobody proved to own, over all forms together. */
@Injectable()
export class UnprovenMailboxes {
  constructor(private readonly limits: AttemptLimits) {}

  /** Counts one mail. Returns false above 30 a day from one network (`networksOf`), or 5 a day to one mailbox. */
  async mayMail(email: string, networks: Counted): Promise<boolean> {
    if ((await this.limits.count(perNetwork, networks)) < 0) return false;
    return (await this.limits.count(perMailbox, inboxOf(email))) >= 0;
  }
}
