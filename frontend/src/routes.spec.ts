import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { pagePaths } from '../../contracts/pages/page-paths.js';

/** The server serves all screens of the back office under one path, `/admin/$section`. */
const serverPath = (path: string) => path.replace(/^\/admin\/(?!login$).+/, '/admin/$section');

it('the router has exactly the paths that the server knows', () => {
  const tree = readFileSync(join(__dirname, 'routeTree.gen.ts'), 'utf8');
  const paths = /\n {2}to:\n([\s\S]*?)\n {2}id:/.exec(tree)![1]!;
  const routed = [...paths.matchAll(/'(.+?)'/g)].map(([, path]) => serverPath(path!)).filter((path) => path !== '/$');
  expect([...new Set(routed)].sort()).toEqual([...pagePaths].sort());
});
