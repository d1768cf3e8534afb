import { assertBudget } from './lib/building/budget.mjs';
import { build } from './lib/building/build.mjs';
import { install } from './lib/building/install.mjs';
import { assertNode } from './lib/building/node-version.mjs';
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
