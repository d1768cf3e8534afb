import { hasHostName, hasLink, withoutLinks } from './plain-text.js';

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
    '💩.la',
    'evil.भारत',
    'evil․nl',
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

describe('text without links', () => {
  it.each([
    ['Anna evil.nl', 'Anna evil. nl'],
    ['http://evil.nl/win 1', 'http: evil. nl/win 1'],
    ['WWW.evil', 'WWW. evil'],
    ['Dorpsstraat 1 evil。nl', 'Dorpsstraat 1 evil。 nl'],
    ['ev\u200bil\u200b.\u200bnl', 'evil. nl'],
    ['St.Jansstraat 3', 'St. Jansstraat 3'],
    ['P.J. de Boer', 'P.J. de Boer'],
    ['Plein 1.5', 'Plein 1.5'],
  ])('of %j is %j', (typed, shown) => {
    expect(withoutLinks(typed)).toBe(shown);
    expect([hasLink(shown), hasHostName(shown)]).toEqual([/^WWW/.test(shown), false]);
  });
});
