import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../../contracts/pages/page-paths.js';

/** The routes of the not-found pages. The server responds with 404 there. */
const unknown = ['/$', '/admin/$section'];

const source = (name: string) => readFileSync(join(__dirname, name), 'utf8');
const imported = (tree: string) => [...tree.matchAll(/from '(\.\/routes\/.+?)'/g)].map(([, file]) => file!);

it('the router has exactly the paths that the server knows', () => {
  const tree = source('routeTree.gen.ts');
  const paths = /\n {2}to:\n([\s\S]*?)\n {2}id:/.exec(tree)![1]!;
  const routed = [...paths.matchAll(/'(.+?)'/g)].map(([, path]) => path!).filter((path) => !unknown.includes(path));
  expect(routed.sort()).toEqual([...pagePaths].sort());
});

it('the storefront has all routes but those of the back office', () => {
  const ofShoppers = imported(source('routeTree.gen.ts')).filter((file) => !file.startsWith('./routes/admin/'));
  expect(imported(source('storefrontRouteTree.gen.js'))).toEqual(ofShoppers);
});
