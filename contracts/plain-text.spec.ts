import { hasHostName, hasLink } from './plain-text.js';

describe('text that a stranger has mailed', () => {
  it.each([
    'evil.nl',
    'Hoi, ga naar evil.nl/win',
    'EVIL.COM',
    't.co',
    'x@evil.nl',
    'evil．nl',
    'evil。nl',
    'ev\u200bil\u200b.\u200bnl',
    'ｅｖｉｌ.ｎｌ',
    'bücher.example',
    'xn--bcher-kva.example',
    '192.168.1.10',
  ])('has a host name in %j', (text) => expect(hasHostName(text)).toBe(true));

  it.each([
    'Anna de Wit',
    'J. Jansen',
    'P.J. de Boer',
    "Jan-Peter d'Hont",
    'Zoë van Øre',
    'Twee potten, 2.5 kg. En de rest niet.',
    'Een pot Energy Boost...',
  ])('has no host name in %j', (text) => expect(hasHostName(text)).toBe(false));

  it.each(['http://1', 'HTTPS://evil', 'www.evil', 'ｗｗｗ.evil'])('has a link in %j', (text) =>
    expect(hasLink(text)).toBe(true),
  );
});
