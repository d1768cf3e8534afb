import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../../contracts/pages/page-paths.js';

/** The routes of the not-found pages. The server responds with 404 there. */
const unknown = ['/$', '/admin/$section'];

it('the router has exactly the paths that the server knows', () => {
  const tree = readFileSync(join(__dirname, 'routeTree.gen.ts'), 'utf8');
  const paths = /\n {2}to:\n([\s\S]*?)\n {2}id:/.exec(tree)![1]!;
  const routed = [...paths.matchAll(/'(.+?)'/g)].map(([, path]) => path!).filter((path) => !unknown.includes(path));
  expect(routed.sort()).toEqual([...pagePaths].sort());
});
