import { timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { AppConfig } from '../../config/app-config.js';
import { hashToken } from '../tokens.js';
import { readCookie, setCookie } from '../cookies.js';

const cookie = 'gate';
const halfAYear = 180 * 24 * 3600;

/** The "Website in ontwikkeling" gate: one code for the whole shop, stored as a signed cookie. */
@Injectable()
export class AccessGate {
  constructor(private readonly config: AppConfig) {}

  /** `off` when no access code is configured. */
  stateFor(request: FastifyRequest): 'off' | 'open' | 'locked' {
    if (!this.config.accessCode) return 'off';
    const signed = readCookie(request, cookie);
    if (!signed) return 'locked';
    const { valid, value } = request.unsignCookie(signed);
    return valid && value === this.pass() ? 'open' : 'locked';
  }

  isOpenFor(request: FastifyRequest): boolean {
    return this.stateFor(request) !== 'locked';
  }

  open(code: string, reply: FastifyReply): boolean {
    const expected = Buffer.from(hashToken(this.config.accessCode ?? ''));
    if (!timingSafeEqual(Buffer.from(hashToken(code.trim())), expected)) return false;
    setCookie(reply, this.config, cookie, this.pass(), { signed: true, maxAge: halfAYear });
    return true;
  }

  /** Depends on the code, so that a new code revokes every cookie. */
  private pass(): string {
    return hashToken(`gate:${this.config.accessCode}`).slice(0, 16);
  }
}
