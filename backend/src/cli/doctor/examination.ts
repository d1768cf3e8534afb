import { parseConfig, type Config } from '../../platform/config/config.js';
import { readSecretFiles } from '../../platform/config/secret-files.js';
import { checkCertificate } from './certificate.js';
import type { Terminal } from '../terminal.js';
import { checkDatabase } from './database.js';
import type { Finding } from './finding.js';
import { ok, wrong } from './finding.js';
import { checkDisk, checkNode } from './machine.js';
import { checkQueue } from './queue.js';

export type { Finding } from './finding.js';

/** Runs all checks. A failed check does not stop the others unless they depend on it. */
export async function examine(terminal: Terminal): Promise<Finding[]> {
  const node = checkNode(process.versions.node);
  let environment: Record<string, string | undefined>;
  try {
    environment = await terminal.environment();
  } catch (error) {
    return [node, wrong('services', oneLine(error), 'Fix the problem and run doctor again.')];
  }
  const findings = [node];
  const config = configOf(environment, findings);
  if (!config) return findings;
  findings.push(await checkDisk(config.dataDir));
  findings.push(...(await checkDatabase(config)));
  findings.push(await checkQueue(config));
  findings.push(...(await checkCertificate(config)));
  return findings;
}

function configOf(environment: Record<string, string | undefined>, findings: Finding[]): Config | undefined {
  try {
    const config = parseConfig(readSecretFiles(environment));
    findings.push(ok('configuration', config.production ? 'complete, for production' : 'complete'));
    return config;
  } catch (error) {
    const mend = 'Set these variables in .env or the environment. .env.example describes them.';
    findings.push(wrong('configuration', oneLine(error), mend));
    return undefined;
  }
}

const oneLine = (error: unknown) => (error as Error).message.replace(/\n\s*-?\s*/g, ' ');
