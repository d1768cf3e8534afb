/** Our own `./x.js` is `./x.ts` or `./x.tsx` on disk; packages keep what they say. */
module.exports = function resolve(path, options) {
  if (/^\.{1,2}\/.*\.js$/.test(path) && !options.basedir.includes('node_modules')) {
    try {
      return options.defaultResolver(path.slice(0, -'.js'.length), options);
    } catch {
      // a real .js file
    }
  }
  return options.defaultResolver(path, options);
};
