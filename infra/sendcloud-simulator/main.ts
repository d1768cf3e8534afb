import { startSendcloudSimulator } from './start-sendcloud-simulator.js';

const { env } = process;

const simulator = await startSendcloudSimulator({
  port: Number(env['PORT'] || 0),
  ...(env['SENDCLOUD_PUBLIC_KEY'] && { publicKey: env['SENDCLOUD_PUBLIC_KEY'] }),
  ...(env['SENDCLOUD_SECRET_KEY'] && { secretKey: env['SENDCLOUD_SECRET_KEY'] }),
  webhookUrl: env['WEBHOOK_URL'] || null,
  stateFile: env['STATE_FILE'] || null,
});
console.log(`SENDCLOUD SIMULATOR READY ${simulator.url}`);

async function stop(): Promise<void> {
  await simulator.close();
  process.exit(0);
}

process.once('SIGTERM', () => void stop());
process.once('SIGINT', () => void stop());
