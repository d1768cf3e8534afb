import { inlineHashes } from './inline-hashes.js';

const html =
  '<style>a{}</style><noscript><style>b{}</style></noscript><style>a{}</style>' +
  '<script>alert(1)</script><script type="module" src="/a.js"></script>' +
  '<script type="application/json">{}</script><script></script>';

it('hashes each inline script, and none that has a source or holds data', () => {
  expect(inlineHashes(html, 'script')).toEqual([
    "'sha256-bhHHL3z2vDgxUt0W3dWQOrprscmda2Y5pLsLg4GF+pI='",
    "'sha256-47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU='",
  ]);
});

it('hashes each different style once, also the one for browsers without scripts', () => {
  expect(inlineHashes(html, 'style')).toHaveLength(2);
});
