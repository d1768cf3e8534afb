import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

type Value = string | number | string[];

/** A span as received, with its attributes by name. */
export interface SentSpan {
  traceId: string;
  spanId: string;
  parentSpanId: string | undefined;
  name: string;
  kind: number;
  failed: boolean;
  attributes: Record<string, Value>;
}

interface WireValue {
  stringValue?: string;
  intValue?: number;
  arrayValue?: { values: WireValue[] };
}
type WireSpan = Omit<SentSpan, 'failed' | 'attributes'> & {
  status: { code: number };
  attributes: { key: string; value: WireValue }[];
};
interface WireRequest {
  resourceSpans: { scopeSpans: { spans: WireSpan[] }[] }[];
}

/** An OTLP/HTTP collector on a free port that stores every request body. */
export class TestCollector {
  readonly bodies: string[] = [];

  private constructor(
    readonly url: string,
    readonly close: () => void,
  ) {}

  static async open(): Promise<TestCollector> {
    const server = createServer((request, response) => {
      let body = '';
      request.on('data', (piece: Buffer) => (body += piece.toString()));
      request.on('end', () => {
        collector.bodies.push(body);
        response.writeHead(request.url === '/v1/traces' ? 200 : 404, { 'content-type': 'application/json' }).end('{}');
      });
    });
    await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
    const { port } = server.address() as AddressInfo;
    const collector = new TestCollector(`http://127.0.0.1:${port}`, () => {
      server.close();
      server.closeAllConnections();
    });
    return collector;
  }

  get spans(): SentSpan[] {
    return this.bodies
      .flatMap((body) => (JSON.parse(body) as WireRequest).resourceSpans)
      .flatMap(({ scopeSpans }) => scopeSpans.flatMap(({ spans }) => spans))
      .map(({ status, attributes, ...span }) => ({
        ...span,
        failed: status.code === 2,
        attributes: Object.fromEntries(attributes.map(({ key, value }) => [key, valueOf(value)])),
      }));
  }
}

function valueOf({ stringValue, intValue, arrayValue }: WireValue): Value {
  return stringValue ?? intValue ?? arrayValue!.values.map((one) => valueOf(one) as string);
}
