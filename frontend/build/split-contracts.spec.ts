import { resolve } from 'node:path';
import { endpointsIn, endpointsOnly, withImportsOfEndpoints, withoutEndpoints } from './split-contracts.ts';

const file = '/contracts/jars.ts';
const contract = `
import { z } from 'zod';
import { endpoint, endpoints } from './endpoint.js';

export const JarSchema = z.object({ id: z.string() });
const staff = endpoints({ access: 'staff', permission: 'stock' });

export const findJar = staff('GET /api/jars/:id', {
  summary: 'One jar.',
  params: { id: 'uuid' },
  response: JarSchema,
  refuses: ['not-found'],
});

export const listJars = endpoint('GET /api/jars', { access: 'open', summary: 'All jars.', response: z.array(JarSchema) });
`;

it('reduces endpoints to their address, audience and parameters', () => {
  expect(endpointsIn(contract, file).trim().split('\n')).toEqual([
    "import { endpoint, endpoints } from './endpoint.js';",
    "const staff = /* @__PURE__ */ endpoints({ access: 'staff', permission: 'stock' });",
    "export const findJar = /* @__PURE__ */ staff('GET /api/jars/:id', { params: { id: 'uuid' } });",
    "export const listJars = /* @__PURE__ */ endpoint('GET /api/jars', { access: 'open' });",
  ]);
});

it('leaves the schemas of a contract, marked as pure, and takes its endpoints from their own module', () => {
  const rest = withoutEndpoints(contract, file);
  expect(rest).toContain('export const JarSchema = /* @__PURE__ */ (() => (z.object({ id: z.string() })))();');
  expect(rest).toContain(`export { findJar, listJars } from "${file}${endpointsOnly}";`);
  expect(rest).not.toMatch(/staff|summary/);
});

it('imports endpoints of a builder from the module of endpoints, and schemas from the contract', () => {
  const orders = resolve(import.meta.dirname, '../../contracts/orders.ts');
  const page = "import { listOrders, orderStatuses } from '../../contracts/orders.js';";
  expect(withImportsOfEndpoints(page, resolve(import.meta.dirname, '../src/page.ts'))).toBe(
    `import { listOrders } from "${orders}${endpointsOnly}";import { orderStatuses } from "../../contracts/orders.js";`,
  );
});
