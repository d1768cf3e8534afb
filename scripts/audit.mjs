/**
 * npm run audit: fails when a package that the shop runs has a known vulnerability beyond the time frames of
 * SECURITY.md. Exit code 2 when the registry has no list of vulnerabilities, because nothing was checked then.
 */
import { readFileSync } from 'node:fs';
import { advisoriesOf, breaches } from './lib/auditing/advisories.mjs';
import { inRoot, root } from './lib/paths.mjs';
import { run } from './lib/processes.mjs';

const noted = JSON.parse(readFileSync(inRoot('scripts/noted-advisories.json'), 'utf8'));
const { output } = await run('npm', ['audit', '--json', '--omit=dev'], { cwd: root });
const report = parsed(output);
if (!report?.vulnerabilities) {
  console.error('not checked: the registry gave no list of vulnerabilities');
  process.exit(2);
}
const found = breaches(advisoriesOf(report), noted, Date.now());
for (const line of found) console.error(line);
console.log(
  found.length > 0 ? `${found.length} beyond the time frames` : 'no vulnerable package beyond the time frames',
);
process.exit(found.length > 0 ? 1 : 0);

function parsed(text) {
  try {
    return JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
  } catch {
    return undefined;
  }
}
