import type { AddressInfo } from 'node:net';
import { Control } from './control.js';
import { Outages } from './outages.js';
import { createSimulatorServer } from './server.js';
import { Shipments } from './shipments.js';
import { Webhooks } from './webhooks.js';

export interface SendcloudSimulatorOptions {
  /** 0 or absent: a free port. */
  port?: number;
  publicKey?: string;
  /** Signs the webhooks too. */
  secretKey?: string;
  /** URL that receives webhooks; null or absent: none until `control.setWebhookUrl`. */
  webhookUrl?: string | null;
  /** The file that persists the shipments; null or absent: memory only. */
  stateFile?: string | null;
}

export interface SendcloudSimulator {
  /** `http://127.0.0.1:<port>`. */
  url: string;
  port: number;
  control: Control;
  close(): Promise<void>;
}

/** Starts a simulator and resolves when it listens. */
export async function startSendcloudSimulator(options: SendcloudSimulatorOptions = {}): Promise<SendcloudSimulator> {
  const { publicKey = 'simulator', secretKey = 'simulator', webhookUrl = null, stateFile = null } = options;
  let url = '';
  const shipments = new Shipments(stateFile, () => url);
  const webhooks = new Webhooks(secretKey, webhookUrl);
  shipments.onStatus = (shipment, parcel) => webhooks.announce(shipment, parcel);
  const outages = new Outages();
  const control = new Control(shipments, webhooks, outages);
  const server = createSimulatorServer({ shipments, outages, control, keys: { publicKey, secretKey } });
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(options.port ?? 0, '127.0.0.1', resolve);
  });
  const { port } = server.address() as AddressInfo;
  url = `http://127.0.0.1:${port}`;
  return {
    url,
    port,
    control,
    close: async () => {
      webhooks.close();
      server.closeAllConnections();
      await new Promise<void>((resolve) => server.close(() => resolve()));
    },
  };
}
