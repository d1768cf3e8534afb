import { readFileSync } from 'node:fs';
import { RequestMethod } from '@nestjs/common';
import { METHOD_METADATA, PATH_METADATA } from '@nestjs/common/constants.js';
import { MetadataScanner, ModulesContainer } from '@nestjs/core';
import { refusalOf } from '../testing/shop/test-browser.js';
import * as api from '../../../contracts/api.js';
import type { StaffRole } from '../../../contracts/staff/permissions.js';
import { staffWithRole } from '../testing/shop/staff-roles.js';
import { startTestShop, type TestBrowser, type TestShop } from '../testing/shop/test-shop.js';

let shop: TestShop;
beforeAll(async () => (shop = await startTestShop()));
afterAll(() => shop.close());

interface Duty {
  name: string;
  roles: StaffRole[];
  routes: string[];
}

/** The rows of the table in docs/security/roles.md. */
function readDuties(): Duty[] {
  const rows = readFileSync('docs/security/roles.md', 'utf8').matchAll(
    /^\| (?<name>[^|]+) \| (?<staff>yes|no) \| (?<warehouse>yes|no) \| (?<bookkeeper>yes|no) \| (?<routes>[^|]+) \|$/gm,
  );
  return [...rows].map(({ groups = {} }) => ({
    name: groups.name!,
    roles: ['owner', ...(['staff', 'warehouse', 'bookkeeper'] as const).filter((role) => groups[role] === 'yes')],
    routes: [...groups.routes!.matchAll(/`([A-Z]+ [^`]+)`/g)].map(([, route]) => route!),
  }));
}

/** Open to everybody: they lead to a session. */
const beforeLogin = /^POST \/api\/admin\/(login|invitations)\b/;

/** Every route under /api/admin of the running program, as `GET /api/admin/orders/:id`. */
function adminRoutes(): string[] {
  const controllers = [...shop.app.get(ModulesContainer).values()].flatMap((module) => [
    ...module.controllers.values(),
  ]);
  const routes = controllers.flatMap(({ metatype }) => {
    const { prototype } = metatype as { prototype: Record<string, object> };
    const base = Reflect.getMetadata(PATH_METADATA, metatype as object) as string;
    return new MetadataScanner().getAllMethodNames(prototype).flatMap((name) => {
      const handler = prototype[name]!;
      const method = Reflect.getMetadata(METHOD_METADATA, handler) as RequestMethod | undefined;
      const path = Reflect.getMetadata(PATH_METADATA, handler) as string;
      if (method === undefined) return [];
      return [`${RequestMethod[method]} ${`/${base}/${path}`.replace(/\/+/g, '/').replace(/(.)\/$/, '$1')}`];
    });
  });
  return routes.filter((route) => / \/api\/admin\b/.test(route) && !beforeLogin.test(route));
}

const duties = readDuties();
const last = `POST ${api.staffLogin.logout.path}`; // ends the session, so it is called last
const meant = new Map(duties.flatMap(({ routes, roles }) => routes.map((route) => [route, roles] as const)));

async function isRefused(browser: TestBrowser, route: string): Promise<boolean> {
  const [method, path] = route.split(' ') as [string, string];
  const filled = path.replace(/:\w+|\*/g, '1');
  const response = await browser.send(method, filled, ['GET', 'DELETE'].includes(method) ? undefined : {}, {});
  if (response.status !== 403) return false;
  expect((await refusalOf(response)).code).toBe('not-allowed');
  return true;
}

it('lists every route of the back office once', () => {
  const listed = duties.flatMap(({ routes }) => routes);
  expect(listed.sort()).toEqual(adminRoutes().sort());
});

it.each(['owner', 'staff', 'warehouse', 'bookkeeper'] as const)(
  'admits %s to the routes of its duties',
  async (role) => {
    const colleague = await staffWithRole(shop, role);
    const ownSessions = `DELETE ${api.staffSessions.endOtherSessions.path}`;
    const inOrder = [...meant.keys()].filter((route) => route !== last && !route.startsWith(ownSessions));
    const admitted: string[] = [];
    for (const route of [...inOrder, last]) if (!(await isRefused(colleague, route))) admitted.push(route);
    const mine = (route: string) => meant.get(route)!.includes(role);
    expect(admitted).toEqual([...inOrder, last].filter(mine));
  },
);
