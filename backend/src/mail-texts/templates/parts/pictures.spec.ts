import { pictureOf } from './pictures.js';

const shop = { brand: 'Gommie', email: 'hallo@gommie.example', url: 'https://gommie.example' };
const id = '1f0a2c54-7a1e-4d36-9a3d-0d1f6f0f9b11';

it.each([
  ['/art/products/sleep-well-1-1200.webp', 'https://gommie.example/art/mail/sleep-well-1.jpg'],
  [`/files/products/${id}-1200.webp`, `https://gommie.example/files/products/${id}-216.jpg`],
])('leads from %s to a JPEG of the shop', (url, picture) => expect(pictureOf(url, shop)).toBe(picture));

it.each(['', 'https://elsewhere.example/jar-1-1200.webp', '/art/products/x"-1-1200.webp', '/art/../x-1.webp'])(
  'shows no picture for %j',
  (url) => expect(pictureOf(url, shop)).toBeNull(),
);
