import * as api from '../../../../contracts/api.js';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { permissionsOf } from '../../platform/endpoints/handles.js';
import { isExport } from './note-acts.interceptor.js';

/** Their controllers note what they are about. */
const noteThemselves: Endpoint[] = [api.evidence.collectEvidence];

const files = Object.values(api)
  .flatMap((noun) => Object.values(noun) as Partial<Endpoint>[])
  .filter((value): value is Endpoint => value.path !== undefined && 'file' in (value.response ?? {}))
  .filter((endpoint) => permissionsOf(endpoint).includes('export') && !noteThemselves.includes(endpoint));

it.each(files)('records the file of $method $path, which takes the right to export', (endpoint) => {
  expect(isExport(endpoint)).toBe(true);
});
