import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import type { OpenApiDocument } from '../../app/openapi/openapi-document.js';
import type { FuzzedOperation } from './fuzzed-requests.js';

export interface Received {
  status: number;
  contentType: string;
  body: string;
}

/** Returns what the document does not promise of a response, or undefined. */
export type DocumentCheck = (operation: FuzzedOperation, received: Received) => string | undefined;

const documentKey = 'openapi';
const shown = 300;

export function checkAgainst(document: OpenApiDocument): DocumentCheck {
  const ajv = new Ajv2020({ strict: false });
  addFormats.default(ajv);
  ajv.addSchema({ $id: documentKey, ...document });
  return ({ path, method, operation }, { status, contentType, body }) => {
    const text = body.slice(0, shown);
    const response = operation.responses[status];
    if (!response) return `undocumented status ${status}: ${text}`;
    if (!response.content) return body === '' ? undefined : `undocumented body: ${text}`;
    const mediaType = contentType.split(';')[0]!;
    if (!response.content[mediaType]) return `undocumented content type: ${contentType || 'none'}`;
    if (mediaType !== 'application/json') return undefined;
    const names = ['paths', path, method, 'responses', String(status), 'content', mediaType, 'schema'];
    const validate = ajv.getSchema(`${documentKey}#${pointer(names)}`)!;
    return validate(JSON.parse(body)) ? undefined : `${ajv.errorsText(validate.errors)}: ${text}`;
  };
}

const pointer = (names: readonly string[]) =>
  names.map((name) => `/${encodeURIComponent(name.replaceAll('~', '~0').replaceAll('/', '~1'))}`).join('');
