import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { networksOf } from '../../platform/limits/address-prefix.js';
import { AttemptLimits, type Counted, type Limit } from '../../platform/limits/attempt-limits.js';
import { inboxOf } from '../../platform/auth/inbox.js';
import { KnownDevices } from './known-devices.js';
import { codePurposes, type CodePurpose } from './login-code.entity.js';

const minutes = 60;
const hours = 3600;
const days = 24 * hours;

/** A source is the networks of the visitor or a known device. */
const sends = {
  ofSource: { name: 'code-send-ip', points: 20, seconds: hours },
  perMailboxAndSource: [
    { name: 'code-send-minute', points: 1, seconds: minutes },
    { name: 'code-send-quarter', points: 3, seconds: 15 * minutes },
    { name: 'code-send-day', points: 10, seconds: days },
  ],
  strangers: [{ name: 'code-send-strangers', points: 30, seconds: days }],
};
const guesses = {
  ofSource: { name: 'code-guess-ip', points: 60, seconds: hours },
  perMailboxAndSource: [{ name: 'code-guess-day', points: 10, seconds: days }],
  strangers: [
    { name: 'code-guess-strangers', points: 30, seconds: days },
    { name: 'code-guess-month', points: 300, seconds: 30 * days },
  ],
};
const ofInbox = [...sends.perMailboxAndSource, ...sends.strangers];
const ofMailbox = [...guesses.perMailboxAndSource, ...guesses.strangers];

export interface CodeAttempt {
  purpose: CodePurpose;
  mailbox: string;
  request: FastifyRequest;
}

/** Throws `too-many-attempts`. Known devices have their own allowance, so strangers cannot lock out the owner. */
@Injectable()
export class LoginLimits {
  constructor(
    private readonly limits: AttemptLimits,
    private readonly devices: KnownDevices,
  ) {}

  async takeSend(attempt: CodeAttempt): Promise<void> {
    await this.limits.take(sends.ofSource, this.sourceOf(attempt));
    await this.takeOf(sends, attempt, inboxOf(attempt.mailbox));
  }

  async takeGuess(attempt: CodeAttempt): Promise<void> {
    await this.limits.take(guesses.ofSource, this.sourceOf(attempt));
  }

  async takeComparison(attempt: CodeAttempt): Promise<void> {
    await this.takeOf(guesses, attempt, attempt.mailbox);
  }

  async forgiveGuess(attempt: CodeAttempt): Promise<void> {
    await this.limits.forgive(guesses.ofSource, this.sourceOf(attempt));
    const key = `${attempt.purpose}:${attempt.mailbox}`;
    for (const limit of guesses.perMailboxAndSource) await this.limits.forgive(limit, key, this.sourceOf(attempt));
    if (this.isStranger(attempt)) for (const limit of guesses.strangers) await this.limits.forgive(limit, key);
  }

  /** Returns the number of counters; `dryRun` leaves them. */
  async unlock(mailbox: string, dryRun: boolean): Promise<number> {
    let counters = 0;
    for (const purpose of codePurposes)
      for (const [limits, key] of [
        [ofInbox, inboxOf(mailbox)],
        [ofMailbox, mailbox],
      ] as const)
        for (const limit of limits) counters += await this.limits.forget(limit, `${purpose}:${key}`, { dryRun });
    return counters;
  }

  private async takeOf(
    { perMailboxAndSource, strangers }: { perMailboxAndSource: Limit[]; strangers: Limit[] },
    attempt: CodeAttempt,
    counted: string,
  ): Promise<void> {
    const key = `${attempt.purpose}:${counted}`;
    for (const limit of perMailboxAndSource) await this.limits.take(limit, key, this.sourceOf(attempt));
    if (this.isStranger(attempt)) for (const limit of strangers) await this.limits.take(limit, key);
  }

  private isStranger({ request, mailbox }: CodeAttempt): boolean {
    return this.devices.find(request, mailbox) === null;
  }

  private sourceOf(attempt: CodeAttempt): Counted {
    return this.devices.find(attempt.request, attempt.mailbox) ?? networksOf(attempt.request.ip);
  }
}
