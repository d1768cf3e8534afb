import { CarrierError } from '../../errors/carrier-error.js';
import { inSpan } from '../../tracing/spans.js';

const timeoutMs = 10_000;

export interface SendcloudKeys {
  publicKey: string;
  secretKey: string;
  url: string;
}

export interface SendcloudResponse {
  status: number;
  body: Buffer;
}

/** One call of the API. Throws CarrierError without a response, and for one that says to try again. */
export class SendcloudApi {
  private readonly authorization: string;

  constructor(private readonly keys: SendcloudKeys) {
    this.authorization = `Basic ${Buffer.from(`${keys.publicKey}:${keys.secretKey}`).toString('base64')}`;
  }

  call(method: 'GET' | 'POST', path: string, sent?: object): Promise<SendcloudResponse> {
    const route = path.replace(/\?.*$/, '').replace(/\/[0-9a-f-]{6,}(?=\/|$)/g, '/:id');
    const attributes = { 'http.request.method': method, 'http.route': route };
    return inSpan({ name: `sendcloud ${method} ${route}`, kind: 'client', attributes }, async (setAttributes) => {
      const { status, body } = await this.responseOf(method, path, sent);
      setAttributes({ 'http.response.status_code': status });
      if (status === 401 || status === 403) throw new CarrierError('Sendcloud refuses the keys');
      if (status === 429 || status >= 500) throw new CarrierError(`Sendcloud responded with ${status}`);
      return { status, body };
    });
  }

  private async responseOf(method: string, path: string, sent?: object): Promise<SendcloudResponse> {
    try {
      const response = await fetch(`${this.keys.url}${path}`, {
        method,
        headers: {
          authorization: this.authorization,
          accept: 'application/json, application/pdf',
          ...(sent && { 'content-type': 'application/json' }),
        },
        ...(sent && { body: JSON.stringify(sent) }),
        signal: AbortSignal.timeout(timeoutMs),
        redirect: 'error',
      });
      return { status: response.status, body: Buffer.from(await response.arrayBuffer()) };
    } catch (error) {
      throw new CarrierError('Sendcloud did not respond', { cause: error });
    }
  }
}

/** Throws CarrierError for a body that is no JSON. */
export function jsonOf({ body }: SendcloudResponse): unknown {
  try {
    return JSON.parse(body.toString('utf8'));
  } catch (error) {
    throw new CarrierError('Sendcloud sent no JSON', { cause: error });
  }
}
