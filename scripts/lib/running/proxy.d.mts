/** One address for several processes of this machine that answer. */
export class Proxy {
  /** Requests that nobody answered: the visitor was told to try again. */
  unanswered: number;
  constructor(ports: readonly number[], options?: { isInner?: boolean });
  open(port: number, host?: string): Promise<this>;
  get port(): number;
  check(): Promise<number>;
  close(): Promise<void>;
}
