import { Injectable } from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { CustomerSessions } from './customer-sessions.js';
import { KnownDevices } from './known-devices.js';

/** The published query on what a browser has proven about a mailbox. */
@Injectable()
export class MailboxProofs {
  constructor(
    private readonly sessions: CustomerSessions,
    private readonly devices: KnownDevices,
  ) {}

  /** Whether this browser is logged in as the customer of the mailbox. */
  async isLoggedIn(request: FastifyRequest, mailbox: string): Promise<boolean> {
    return (await this.sessions.find(request))?.email === mailbox;
  }

  /** The id of this browser; null when the mailbox never logged in from it. */
  deviceOf(request: FastifyRequest, mailbox: string): string | null {
    return this.devices.find(request, mailbox);
  }
}
