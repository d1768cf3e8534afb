import type { FastifyRequest } from 'fastify';
import { networksOf } from '../limits/address-prefix.js';
import { Lanes, type Slot, type Visitor } from '../limits/lanes.js';

const places = 2;
const unlimited = { most: Infinity, mostOfNetwork: Infinity };

/**
 * The lanes that wait for a hash of a password or code, the most urgent first. Only staff on a known device may use both
 * places; the other lanes leave one of them to it.
 */
const lanes = {
  /** Staff on known devices, and the shop itself. */
  staff: { atOnce: places, ...unlimited },
  /** Login codes on the known devices of customers. */
  customer: { atOnce: 1, most: 40, mostOfNetwork: 20 },
  /** Login codes on other devices. */
  newcomer: { atOnce: 1, most: 40, mostOfNetwork: 20 },
  /** Passwords of staff on unknown devices. */
  stranger: { atOnce: 1, most: 20, mostOfNetwork: 10 },
};
type LaneName = keyof typeof lanes;

/** Bounds memory and processor of a process, whatever the number of logins. */
export const hashing = new Lanes<LaneName>(places, lanes);

/** Hashes for the shop itself or for staff that is logged in. */
export const ownSlot: Slot = (work) =>
  hashing.admit({ lane: 'staff', network: '', isGone: () => false }, (slot) => slot(work));

/** The network is the widest, because a household can fill a lane from each narrower one. */
export function visitorOf(request: FastifyRequest, lane: LaneName): Visitor<LaneName> {
  return { lane, network: networksOf(request.ip).at(-1)!, isGone: () => request.raw.socket.destroyed };
}
