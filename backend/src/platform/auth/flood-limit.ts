import type { FastifyInstance } from 'fastify';
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
 * Refuses networks that send more than `pointsPerWindow` requests to this process in a window, so that nobody copies
 * the catalogue or exports in a loop. Counts in memory: a refusal must cost less than a response. Other limits are per
 * use.
 */
export function limitFloods(fastify: FastifyInstance, now = Date.now): void {
  const windows = new Map<string, { points: number; endsAt: number }>();
  /** Keeps the networks that started last, so that a flood of new ones resets few of the others. */
  const windowOf = (network: string, at: number) => {
    const known = windows.get(network);
    if (known && known.endsAt > at) return known;
    windows.delete(network);
    if (windows.size >= mostNetworks) windows.delete(windows.keys().next().value!);
    const window = { points: 0, endsAt: at + windowMs };
    windows.set(network, window);
    return window;
  };
  fastify.addHook('onRequest', (request, reply, done) => {
    const networks = networksOf(request.ip);
    if (ownMachine.test(networks[0]!)) return done();
    const at = now();
    const points = exportRoute.test(request.routeOptions.url ?? '') ? pointsOfExport : 1;
    for (const [width, network] of networks.entries()) {
      const window = windowOf(network, at);
      window.points += points;
      if (window.points <= pointsPerWindow * allowances[width]!) continue;
      void reply.header('retry-after', Math.ceil((window.endsAt - at) / 1000));
      return done(new DomainError('too-many-attempts'));
    }
    done();
  });
}
