/**
 * Starts the bundle that bundle.mjs makes, with the machine code that a former start stored beside it: 0.76 instead of
 * 1.12 s of a processor. Node 20 has no `module.enableCompileCache`.
 */
const { existsSync, readFileSync, renameSync, writeFileSync } = require('node:fs');
const { createRequire } = require('node:module');
const { dirname, join } = require('node:path');
const { Script } = require('node:vm');

const bundle = join(__dirname, '../../../dist/drills/server.cjs');
const stored = `${bundle}.cache`;
/** By then the start has compiled what it calls. */
const startMs = 2000;

const cachedData = existsSync(stored) ? readFileSync(stored) : undefined;
const names = ['exports', 'require', 'module', '__filename', '__dirname'];
const script = new Script(`(function (${names}) {${readFileSync(bundle, 'utf8')}\n})`, {
  filename: bundle,
  cachedData,
  importModuleDynamically: (name) => import(name),
});
const started = { exports: {} };
script.runInThisContext()(started.exports, createRequire(bundle), started, bundle, dirname(bundle));
if (!cachedData || script.cachedDataRejected) setTimeout(store, startMs).unref();

/** Renames, so that no other start reads half of it. */
function store() {
  const part = `${stored}.${process.pid}`;
  writeFileSync(part, script.createCachedData());
  renameSync(part, stored);
}
