/** Draws each folder of backend/src as one node, for folder-circles.mjs. Tests are left out: they start the whole program. */
/** @type {import('dependency-cruiser').IConfiguration} */
module.exports = {
  options: {
    includeOnly: '^backend/src/',
    exclude: { path: '\\.(spec|fixtures)\\.ts$|/testing/|given-when-then' },
    collapse: '^backend/src/(?:platform/|app/)?[^/]+/',
    tsPreCompilationDeps: true,
    tsConfig: { fileName: 'tsconfig.json' },
  },
};
