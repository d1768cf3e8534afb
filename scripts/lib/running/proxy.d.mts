export class Proxy {
  unanswered: number;
  constructor(ports: readonly number[], options?: { isInner?: boolean });
  open(port: number, host?: string): Promise<this>;
  get port(): number;
  check(): Promise<number>;
  close(): Promise<void>;
}
