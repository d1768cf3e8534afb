import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { MailboxProofs } from '../../customers/login/mailbox-proofs.query.js';
import { mailboxOf } from '../../platform/auth/mailbox.js';
import { networksOf } from '../../platform/limits/address-prefix.js';
import { AttemptLimits } from '../../platform/limits/attempt-limits.js';

const hour = 3600;

/** A source is the networks of the visitor or a known device of the mailbox. */
const ofSource = { name: 'withdrawals', points: 10, seconds: hour };
const perMailboxAndSource = { name: 'withdrawals-source', points: 5, seconds: hour };
const strangers = { name: 'withdrawals-strangers', points: 30, seconds: hour };

/** Throws `too-many-attempts`. Known devices have their own allowance, so strangers cannot block a withdrawal. */
@Injectable()
export class WithdrawalLimits {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly proofs: MailboxProofs,
  ) {}

  async take(email: string, request: FastifyRequest): Promise<void> {
    const mailbox = mailboxOf(email);
    const device = this.proofs.deviceOf(request, mailbox);
    const source = device ?? networksOf(request.ip);
    await this.limits.take(ofSource, source);
    await this.limits.take(perMailboxAndSource, mailbox, source);
    if (device === null) await this.limits.take(strangers, mailbox);
  }
}
