import type { FastifyInstance, FastifyRequest } from 'fastify';
import { allowances, networksOf } from './address-prefix.js';
import { DomainError } from '../errors/domain-error.js';

const windowMs = 10_000;
/** A visit loads about 30 files and calls at once; many visitors may share one network. */
const pointsPerWindow = 900;
/** Reads whole tables. */
const pointsOfExport = 90;
/** Matches the route rather than the address, in which characters can be encoded. */
const exportRoute = /\/export(?:\.csv)?$/;
const mostNetworks = 50_000;
const ownMachine = /^127\.|^0:0:0:0::\/64$/;

/**
 * Counts the requests of networks to this process, in memory: a refusal must cost less than a response. Other limits are
 * per use.
 */
export class FloodCounter {
  private readonly windows = new Map<string, { points: number; endsAt: number }>();

  constructor(private readonly now = Date.now) {}

  /** Counts a request. Returns the seconds until the next window for a network that sent too many, else null. */
  count(request: FastifyRequest): number | null {
    const networks = networksOf(request.ip);
    if (ownMachine.test(networks[0]!)) return null;
    const at = this.now();
    const points = exportRoute.test(request.routeOptions.url ?? '') ? pointsOfExport : 1;
    for (const [width, network] of networks.entries()) {
      const window = this.windowOf(network, at);
      window.points += points;
      if (window.points > pointsPerWindow * allowances[width]!) return Math.ceil((window.endsAt - at) / 1000);
    }
    return null;
  }

  /** Keeps the networks that started last, so that a flood of new ones resets few of the others. */
  private windowOf(network: string, at: number) {
    const known = this.windows.get(network);
    if (known && known.endsAt > at) return known;
    this.windows.delete(network);
    if (this.windows.size >= mostNetworks) this.windows.delete(this.windows.keys().next().value!);
    const window = { points: 0, endsAt: at + windowMs };
    this.windows.set(network, window);
    return window;
  }
}

/**
 * Refuses networks that send more than `pointsPerWindow` requests to this process in a window, so that nobody copies
 * the catalogue or exports in a loop.
 */
export function limitFloods(fastify: FastifyInstance, floods: FloodCounter): void {
  fastify.addHook('onRequest', (request, reply, done) => {
    const retryAfter = floods.count(request);
    if (retryAfter === null) return done();
    void reply.header('retry-after', retryAfter);
    done(new DomainError('too-many-attempts'));
  });
}
