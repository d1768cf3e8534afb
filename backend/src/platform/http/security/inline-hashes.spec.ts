import { inlineScriptHashes } from './inline-scripts.js';

it('hashes each inline script, and none that has a source or holds data', () => {
  const html =
    '<script>alert(1)</script><script type="module" src="/a.js"></script>' +
    '<script type="application/json">{}</script><script></script>';
  expect(inlineScriptHashes(html)).toEqual([
    'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI=',
    'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=',
  ]);
});
