import { spawn } from 'node:child_process';
import { pathToFileURL } from 'node:url';
import { join } from 'node:path';
import { nodeFlags } from './node-flags.mjs';
import { inRoot, root } from '../paths.mjs';
import { acceptsConnections } from '../ports.mjs';
import { endOf, hasEnded, sleep } from '../processes.mjs';
import { Problem } from '../say.mjs';

const followParent = pathToFileURL(inRoot('scripts/lib/follow-parent.mjs')).href;

/** Starts a Node program that exits with this process. Its own process group keeps Ctrl-C from it. */
export function startNode(path, args, { stdout = 'inherit', ...options }) {
  return spawn(process.execPath, [...nodeFlags, '--import', followParent, inRoot(path), ...args], {
    cwd: root,
    detached: true,
    stdio: ['ignore', stdout, 'inherit', 'ipc'],
    ...options,
  });
}

/** Starts the shop; `ready` resolves when it listens. */
export function startApp(env) {
  const child = startNode('dist/backend/src/app/main.js', [], { env });
  const ready = new Promise((resolve, reject) => {
    child.on('message', (message) => message?.type === 'ready' && resolve());
    child.once('error', reject);
    child.once('exit', () => reject(new Problem(`the shop stopped while starting (${endOf(child)})`)));
  });
  ready.catch(() => {});
  return { child, ready };
}

export async function startSimulator(shop) {
  const port = Number(shop.STRIPE_SIMULATOR_PORT);
  const { wantedWebhookEvents } = await import(
    pathToFileURL(inRoot('dist/backend/src/platform/payments/wanted-webhook-events.js')).href
  );
  const child = startNode('dist/infra/stripe-simulator/main.js', [], {
    env: {
      ...shop,
      PORT: String(port),
      WEBHOOK_URL: `http://127.0.0.1:${shop.PORT}/api/webhooks/stripe`,
      WEBHOOK_EVENTS: wantedWebhookEvents.join(','),
      STATE_FILE: join(shop.DATA_DIR, 'stripe-simulator.jsonl'),
      PARENT_PID: String(process.pid),
    },
  });
  return listening(child, port, 'the Stripe simulator');
}

export function startSendcloudSimulator(shop, port) {
  const child = startNode('dist/infra/sendcloud-simulator/main.js', [], {
    env: {
      ...shop,
      PORT: String(port),
      WEBHOOK_URL: `http://127.0.0.1:${shop.PORT}/api/webhooks/sendcloud`,
      STATE_FILE: join(shop.DATA_DIR, 'sendcloud-simulator.json'),
    },
  });
  return listening(child, port, 'the Sendcloud simulator');
}

/** Waits until a program listens, and stops it when it does not. */
async function listening(child, port, name) {
  for (let waited = 0; waited < 20_000; waited += 50) {
    if (hasEnded(child)) throw new Problem(`${name} stopped while starting (${endOf(child)})`);
    if (await acceptsConnections('127.0.0.1', port)) return child;
    await sleep(50);
  }
  child.kill('SIGKILL');
  throw new Problem(`${name} does not listen on port ${port}`);
}
