import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { cookieOptions } from '../../platform/auth/cookies.js';
import { deriveKey, pepper } from '../../platform/auth/keys.js';
import { newToken } from '../../platform/auth/tokens.js';
import { AppConfig } from '../../platform/config/app-config.js';

const cookie = 'known-device';
const days = 180;

/**
 * Browsers in which a mailbox logged in before. The cookie is a random id, signed together with the mailbox, so it says
 * nothing about the person and works for that mailbox only. Nothing is stored.
 */
@Injectable()
export class KnownDevices {
  private readonly key: Buffer;

  constructor(private readonly config: AppConfig) {
    this.key = deriveKey(config.appSecret, 'known-device');
  }

  /** The id of the browser when this mailbox logged in there before, else null. */
  find(request: FastifyRequest, mailbox: string): string | null {
    const [id = '', signature = ''] = (request.cookies[cookie] ?? '').split('.');
    const [given, expected] = [Buffer.from(signature), Buffer.from(this.sign(id, mailbox))];
    return given.length === expected.length && timingSafeEqual(given, expected) ? id : null;
  }

  /** Remembers the browser for 180 days from this login; it knows the last mailbox that logged in. */
  remember(request: FastifyRequest, reply: FastifyReply, mailbox: string): void {
    const id = this.find(request, mailbox) ?? newToken();
    const options = { ...cookieOptions(this.config), maxAge: days * 24 * 3600 };
    void reply.setCookie(cookie, `${id}.${this.sign(id, mailbox)}`, options);
  }

  forget(reply: FastifyReply): void {
    void reply.clearCookie(cookie, { path: '/' });
  }

  private sign(id: string, mailbox: string): string {
    return pepper(this.key, `${id} ${mailbox}`);
  }
}
