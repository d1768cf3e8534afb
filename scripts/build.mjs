import { assertBudget } from './lib/budget.mjs';
import { build } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { assertNode } from './lib/node-version.mjs';
import { fail, say } from './lib/say.mjs';

try {
  assertNode();
  await install();
  await build();
  assertBudget();
  say('built: dist/ and frontend/dist/');
} catch (error) {
  fail(error);
}
