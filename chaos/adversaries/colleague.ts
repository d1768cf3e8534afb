import * as api from '../../contracts/api.js';
import type { Endpoint, ResponseOf } from '../../contracts/endpoint.js';
import type { Arguments } from '../../backend/src/testing/shop/test-browser.js';
import { persist } from '../support/waiting.js';
import type { World } from '../support/world.js';

export interface Answer<E extends Endpoint> {
  status: number;
  /** Null when the call was refused, or responds with no body. */
  body: ResponseOf<E> | null;
}

/** A member of staff who repeats a call until the server responds, and proves again who it is when it has to. */
export class Colleague {
  /** Endpoints that responded with 500, which is a defect; an unavailable shop responds with 503. */
  readonly met500 = new Set<string>();

  constructor(private readonly world: World) {}

  ask<E extends Endpoint>(endpoint: E, ...[sent]: Arguments<E>): Promise<Answer<E>> {
    const { staff, staffAccount } = this.world;
    return persist(async () => {
      const response = await staff.call(endpoint, ...([sent] as Arguments<E>));
      const { status } = response;
      if (status === 500) this.met500.add(endpoint.path);
      if (status === 403)
        await staff.call(api.staffFactors.provePassword, { body: { password: staffAccount.password } });
      if (status === 403 || status >= 500) throw new Error(`${endpoint.path} responded with ${status}`);
      const text = response.ok ? await response.text() : '';
      return { status, body: text === '' ? null : (JSON.parse(text) as ResponseOf<E>) };
    });
  }

  /** The same call, with the same ids, several times at once. */
  click<E extends Endpoint>(clicks: number, endpoint: E, ...sent: Arguments<E>): Promise<Answer<E>[]> {
    return Promise.all(Array.from({ length: clicks }, () => this.ask(endpoint, ...sent)));
  }

  get problems(): string[] {
    return [...this.met500].map((path) => `a colleague met a 500 at ${path}`);
  }
}

/** Whether one of the clicks was accepted. */
export const isAccepted = (answers: readonly { status: number }[]): boolean =>
  answers.some(({ status }) => status < 300);

/** A sentence for each response that no race between colleagues explains. */
export function unexpected(what: string, answers: readonly { status: number }[], allowed: readonly number[]): string[] {
  const wrong = answers.filter(({ status }) => status >= 300 && !allowed.includes(status));
  return wrong.map(({ status }) => `${what} met a ${status}`);
}
