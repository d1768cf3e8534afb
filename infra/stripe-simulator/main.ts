import { startStripeSimulator } from './start-stripe-simulator.js';

const { env } = process;

const simulator = await startStripeSimulator({
  port: Number(env['PORT'] || env['STRIPE_SIMULATOR_PORT'] || 0),
  host: env['HOST'] || undefined,
  webhookSecret: env['STRIPE_WEBHOOK_SECRET'] || undefined,
  webhookUrl: env['WEBHOOK_URL'] || null,
  enabledEvents: env['WEBHOOK_EVENTS']?.split(','),
  stateFile: env['STATE_FILE'] || null,
  publicUrl: env['STRIPE_SIMULATOR_PUBLIC_URL']?.replace(/\/$/, '') || undefined,
  merchantName: env['SHOP_BRAND'] || undefined,
  behaviour: env['SEPA_DEBIT_DELAY_MS'] ? { sepaDebitDelayMs: Number(env['SEPA_DEBIT_DELAY_MS']) } : {},
});
console.log(`STRIPE SIMULATOR READY ${simulator.url}`);

let stopping = false;
async function stop(): Promise<void> {
  if (stopping) return;
  stopping = true;
  await simulator.close();
  process.exit(0);
}

process.on('SIGTERM', () => void stop());
process.on('SIGINT', () => void stop());
const parent = Number(env['PARENT_PID'] || 0);
if (parent > 0) setInterval(() => alive(parent) || void stop(), 500).unref();

function alive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
