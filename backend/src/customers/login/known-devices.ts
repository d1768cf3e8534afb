import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { clearCookie, readCookie, setCookie } from '../../platform/auth/cookies.js';
import { deriveKey, pepper } from '../../platform/secrets/keys.js';
import { newToken } from '../../platform/auth/tokens.js';
import { AppConfig } from '../../platform/config/app-config.js';

const cookie = 'known-device';
const days = 180;

/** Signs a random browser id with the mailbox that logged in there. Stores nothing on the server. */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;

  constructor(private readonly config: AppConfig) {
    this.key = deriveKey(config.appSecret, 'known-device');
  }

  /** Null when this mailbox never logged in from this browser. */
  find(request: FastifyRequest, mailbox: string): string | null {
    const [id = '', signature = ''] = (readCookie(request, cookie) ?? '').split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.sign(id, mailbox))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** Replaces the mailbox remembered in this browser. Expires after 180 days. */
  remember(request: FastifyRequest, reply: FastifyReply, mailbox: string): void {
    const id = this.find(request, mailbox) ?? newToken();
    setCookie(reply, this.config, cookie, `${id}.${this.sign(id, mailbox)}`, { maxAge: days * 24 * 3600 });
  }

  forget(reply: FastifyReply): void {
    clearCookie(reply, this.config, cookie);
  }

  private sign(id: string, mailbox: string): string {
    return pepper(this.key, `${id} ${mailbox}`);
  }
}
