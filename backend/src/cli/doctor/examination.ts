import { parseConfig, type Config } from '../../platform/config/config.js';
import type { Terminal } from '../terminal.js';
import { lookAtDatabase } from './database.js';
import type { Finding } from './finding.js';
import { ok, wrong } from './finding.js';
import { lookAtDisk, lookAtNode } from './machine.js';
import { lookAtQueue } from './queue.js';

export type { Finding } from './finding.js';

/** Looks at everything that the shop leans on. What is wrong does not keep it from looking at the rest, where it can. */
export async function examine(terminal: Terminal): Promise<Finding[]> {
  const node = lookAtNode(process.versions.node);
  let environment: Record<string, string | undefined>;
  try {
    environment = await terminal.environment();
  } catch (error) {
    return [node, wrong('services', oneLine(error), 'Put right what is named here, and ask again.')];
  }
  const findings = [node];
  const config = configOf(environment, findings);
  if (!config) return findings;
  findings.push(await lookAtDisk(config.dataDir));
  findings.push(...(await lookAtDatabase(config)));
  findings.push(await lookAtQueue(config));
  return findings;
}

function configOf(environment: Record<string, string | undefined>, findings: Finding[]): Config | undefined {
  try {
    const config = parseConfig(environment);
    findings.push(ok('configuration', config.production ? 'complete, for production' : 'complete'));
    return config;
  } catch (error) {
    const mend = 'Set these variables in .env or in the environment; .env.example says what each is for.';
    findings.push(wrong('configuration', oneLine(error), mend));
    return undefined;
  }
}

const oneLine = (error: unknown) => (error as Error).message.replace(/\n\s*-?\s*/g, ' ');
