import { readFileSync, writeFileSync } from 'node:fs';
import { mustRun, run } from '../../../scripts/lib/processes.mjs';
import { Problem } from '../../../scripts/lib/say.mjs';

const forwarding = '/proc/sys/net/ipv4/ip_forward';
const tables = ['filter', 'nat'];
const chainsOf = {
  filter: ['DOCKER-USER', 'DOCKER-ISOLATION-STAGE-1', 'DOCKER-ISOLATION-STAGE-2', 'DOCKER'],
  nat: ['DOCKER'],
};

/** A range of addresses, `10.<n>`, that no route of this machine uses, with a bridge name to match. */
export async function freeSubnet() {
  const { output } = await run('ip', ['-o', '-4', 'route', 'show', 'table', 'all']);
  for (let second = 213; second < 250; second++) {
    const subnet = `10.${second}`;
    if (!output.includes(`${subnet}.`)) return { subnet, bridge: `gummyshop${second}` };
  }
  throw new Problem('no free range of addresses for the private Docker');
}

export async function addBridge(bridge, subnet) {
  await mustRun('ip link add', 'ip', ['link', 'add', 'name', bridge, 'type', 'bridge']);
  await mustRun('ip addr add', 'ip', ['addr', 'add', `${subnet}.0.1/24`, 'dev', bridge]);
  await mustRun('ip link set', 'ip', ['link', 'set', bridge, 'up']);
}

/** What dockerd changes and does not put back. */
export async function networkBefore() {
  const rules = await rulesOf('filter');
  return {
    hadDocker: rules.some((rule) => rule === '-N DOCKER'),
    forwardPolicy: rules.find((rule) => rule.startsWith('-P FORWARD'))?.split(' ')[2] ?? 'ACCEPT',
    forwarding: readFileSync(forwarding, 'utf8').trim(),
  };
}

/** Removes bridges and rules of the range. Docker's chains stay when another engine uses them. */
export async function restoreNetwork({ subnet, hadDocker, forwardPolicy, forwarding: before }, { isShared }) {
  const isKept = hadDocker || isShared;
  const bridges = await bridgesOf(subnet);
  const isOurs = (rule) => rule.includes(` ${subnet}.`) || bridges.some((name) => rule.split(' ').includes(name));
  for (const table of tables) {
    const rules = (await rulesOf(table)).filter((rule) => rule.startsWith('-A '));
    for (const rule of rules)
      if (isOurs(rule) || (!isKept && / -j DOCKER/.test(rule)))
        await iptables(table, '-D', ...rule.split(' ').slice(1));
    if (!isKept) for (const chain of chainsOf[table]) await removeChain(table, chain);
  }
  for (const name of bridges) await run('ip', ['link', 'del', name]);
  if (isKept) return;
  await iptables('filter', '-P', 'FORWARD', forwardPolicy);
  writeFileSync(forwarding, before);
}

async function removeChain(table, chain) {
  await iptables(table, '-F', chain);
  await iptables(table, '-X', chain);
}

async function bridgesOf(subnet) {
  const { output } = await run('ip', ['-o', '-4', 'addr', 'show']);
  return output.split('\n').flatMap((line) => (line.includes(` ${subnet}.`) ? [line.split(/\s+/)[1]] : []));
}

const iptables = (table, ...args) => run('iptables', ['-w', '-t', table, ...args]);

async function rulesOf(table) {
  return (await iptables(table, '-S')).output.split('\n').map((line) => line.trim());
}
