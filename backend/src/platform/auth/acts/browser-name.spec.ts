import { browserName } from './browser-name.js';

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)';

it.each([
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome, Windows'],
  [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge, Windows'],
  ['Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0', 'Firefox, Linux'],
  [`Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) ${webkit} Version/18.3 Safari/605.1.15`, 'Safari, macOS'],
  [
    `Mozilla/5.0 (iPhone; CPU iPhone OS 18_3 like Mac OS X) ${webkit} CriOS/140.0 Mobile Safari/604.1`,
    'Chrome, iPhone',
  ],
  [`Mozilla/5.0 (Linux; Android 15) ${webkit} SamsungBrowser/28.0 Chrome/130.0 Mobile`, 'Samsung Internet, Android'],
  ['curl/8.9.1', null],
  ['anna@example.com is here', null],
  ['', null],
  [undefined, null],
])('of %j is %j', (userAgent, name) => expect(browserName(userAgent)).toBe(name));
