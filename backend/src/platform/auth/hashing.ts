import type { FastifyRequest } from 'fastify';
import { networksOf } from './address-prefix.js';
import { Lanes, type Turn, type Visitor } from './lanes.js';

const places = 2;
const unlimited = { most: Infinity, mostOfNetwork: Infinity };

/**
 * Who waits for a hash of a password or code, the most urgent first. Whoever is not staff on a known device gets one
 * place at most, so that the other one is free or about to be.
 */
const lanes = {
  /** Staff where it logged in before, and the shop itself. */
  staff: { atOnce: places, ...unlimited },
  /** Codes of customers where they logged in before. */
  customer: { atOnce: 1, most: 40, mostOfNetwork: 20 },
  /** Codes of all others. */
  newcomer: { atOnce: 1, most: 40, mostOfNetwork: 20 },
  /** Passwords in unknown browsers. */
  stranger: { atOnce: 1, most: 20, mostOfNetwork: 10 },
};
type LaneName = keyof typeof lanes;

/** Bounds memory and processor of a process, whatever the number of logins. */
export const hashing = new Lanes<LaneName>(places, lanes);

/** Hashes for the shop itself or for staff that is logged in. */
export const ownTurn: Turn = (work) =>
  hashing.admit({ lane: 'staff', network: '', isGone: () => false }, (turn) => turn(work));

/** The network is the widest, because a household can fill a lane from each narrower one. */
export function visitorOf(request: FastifyRequest, lane: LaneName): Visitor<LaneName> {
  return { lane, network: networksOf(request.ip).at(-1)!, isGone: () => request.raw.socket.destroyed };
}
