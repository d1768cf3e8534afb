import type { FastifyInstance } from 'fastify';
import { addressPrefix } from './address-prefix.js';
import { DomainError } from '../errors/domain-error.js';

const windowMs = 10_000;
/** A visit loads about 30 files and calls at once; many visitors may share one network. */
const pointsPerWindow = 900;
/** Reads whole tables. */
const pointsOfExport = 90;
/** Matches the route rather than the address, in which characters can be encoded. */
const exportRoute = /\/export(?:\.csv)?$/;
const mostNetworks = 50_000;
const ownMachine = /^(?:::ffff:)?127\.|^::1$/;

/**
 * Refuses networks that send more than `pointsPerWindow` requests to this process in a window, so that nobody copies
 * the catalogue or exports in a loop. Counts in memory: a refusal must cost less than a response. Other limits are per
 * use.
 */
export function limitFloods(fastify: FastifyInstance, now = Date.now): void {
  const windows = new Map<string, { points: number; endsAt: number }>();
  fastify.addHook('onRequest', (request, reply, done) => {
    const network = addressPrefix(request.ip);
    if (ownMachine.test(network)) return done();
    const at = now();
    let window = windows.get(network);
    if (!window || window.endsAt <= at) {
      if (windows.size >= mostNetworks) windows.clear();
      windows.set(network, (window = { points: 0, endsAt: at + windowMs }));
    }
    window.points += exportRoute.test(request.routeOptions.url ?? '') ? pointsOfExport : 1;
    if (window.points <= pointsPerWindow) return done();
    void reply.header('retry-after', Math.ceil((window.endsAt - at) / 1000));
    done(new DomainError('too-many-attempts'));
  });
}
