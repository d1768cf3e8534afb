import { acceptsConnections } from '../../../scripts/lib/ports.mjs';
import { say } from '../../../scripts/lib/say.mjs';
import { eventually } from './eventually.mjs';

/** The ports that the compose file publishes. */
const ports = [80, 443, 2113, 3001, 5432, 6379, 8025, 9090];
const patienceMs = 600_000;

/** Waits while another run of the tests uses the ports. */
export async function portsAreFree() {
  const first = await takenPorts();
  if (first.length === 0) return;
  say(`waiting: something else listens on port ${first.join(', ')}`);
  const areFree = async () => (await takenPorts()).length === 0;
  await eventually(`port ${first.join(', ')} is free`, areFree, { within: patienceMs });
}

async function takenPorts() {
  const isTaken = await Promise.all(ports.map((port) => acceptsConnections('127.0.0.1', port)));
  return ports.filter((_, index) => isTaken[index]);
}
