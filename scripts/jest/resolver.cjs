/** Resolves `./x.js` to `./x.ts` or `./x.tsx`, but not inside packages. */
module.exports = function resolve(path, options) {
  if (/^\.{1,2}\/.*\.js$/.test(path) && !options.basedir.includes('node_modules')) {
    try {
      return options.defaultResolver(path.slice(0, -'.js'.length), options);
    } catch {
      // the import names a real .js file
    }
  }
  return options.defaultResolver(path, options);
};
