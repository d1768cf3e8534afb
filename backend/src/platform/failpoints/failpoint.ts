import { failpointNames, type FailpointName } from './failpoint-names.js';

/** The process dies at the `hits`th time that it reaches `name`. */
export interface ArmedFailpoint {
  name: FailpointName;
  hits: number;
}

interface FailpointMessage {
  type: 'failpoint';
  value: string;
}

let armed: ArmedFailpoint | null = null;

/** Parses `name`, `name:3` (the third time) or `off`; undefined for other text. */
export function parseFailpoint(text: string): ArmedFailpoint | null | undefined {
  if (text === 'off') return null;
  const [, name, hits = '1'] = /^([a-z.-]+)(?::([1-9]\d{0,5}))?$/.exec(text) ?? [];
  return isFailpoint(name) ? { name, hits: Number(hits) } : undefined;
}

/** Lets the parent process arm other failpoints by message. Does nothing without FAILPOINT. */
export function armFailpoints(failpoint: ArmedFailpoint | null | undefined): void {
  if (failpoint === undefined) return;
  armed = failpoint;
  process.on('message', (message) => {
    if (!isFailpointMessage(message)) return;
    armed = parseFailpoint(message.value) ?? null;
    process.send?.({ type: 'failpoint-armed', value: message.value });
  });
}

/** Kills the process, as a power cut would, when a crash test has armed this name. */
export function failpoint(name: FailpointName): void {
  if (armed?.name === name && --armed.hits === 0) process.kill(process.pid, 'SIGKILL');
}

function isFailpoint(name: string | undefined): name is FailpointName {
  return (failpointNames as readonly (string | undefined)[]).includes(name);
}

function isFailpointMessage(message: unknown): message is FailpointMessage {
  return (message as Partial<FailpointMessage> | null)?.type === 'failpoint';
}
