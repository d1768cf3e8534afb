import { nutrientIds, nutrients, percentOfReference } from '../nutrients.js';
import { authorisedClaims } from './authorised-claims.js';
import { heldSentences, sentencesOf } from './check-claims.js';

const label = { doses: { 'vitamin-c': 80, zinc: 5, magnesium: 20, biotin: 50 }, sugars: 0 };
const held = (text: string, context: Parameters<typeof heldSentences>[1] = label) =>
  heldSentences(text, context).map(({ problem, literal }) => [problem, literal]);

describe('an authorised claim', () => {
  it.each(authorisedClaims.map(({ text, nutrient, least }) => ({ text, nutrient, least })))(
    'is allowed in its literal text from the least dose: $text',
    ({ text, nutrient, least }) => {
      expect(held(text, { doses: { [nutrient]: least }, sugars: null })).toEqual([]);
      expect(held(text, { doses: { [nutrient]: least * 0.99 }, sugars: null })).toEqual([['dose-too-low', null]]);
      expect(held(text, { doses: null, sugars: null })).toEqual([['dose-unknown', text]]);
    },
  );

  it('has a text of its own', () => {
    expect(new Set(authorisedClaims.map(({ text }) => text)).size).toBe(authorisedClaims.length);
  });

  it.each([
    ['vitamin-c', 12],
    ['vitamin-d', 0.75],
    ['vitamin-b12', 0.375],
    ['magnesium', 56.25],
    ['dha', 250],
    ['creatine', 3],
  ])('needs 15 % of the reference intake, or the amount that the regulation names: %s %d', (nutrient, least) => {
    const claims = authorisedClaims.filter((claim) => claim.nutrient === nutrient);
    for (const claim of claims) expect(claim.least).toBeCloseTo(least, 6);
    expect(claims.length).toBeGreaterThan(0);
  });

  it('stands also with a full stop, in other case and with hard spaces', () => {
    expect(held('vitamine\u00a0C draagt bij tot de normale werking van het immuunsysteem.')).toEqual([]);
  });
});

describe('the checker', () => {
  it.each([
    [
      'Vitamine C helpt vermoeidheid te verminderen',
      'Vitamine C draagt bij tot de vermindering van vermoeidheid en moeheid',
    ],
    ['Zink is goed voor je weerstand.', 'Zink draagt bij tot de normale werking van het immuunsysteem'],
    ['Selenium houdt je nagels mooi', 'Seleen draagt bij tot de instandhouding van normale nagels'],
    [
      'Zink draagt bij tot de instandhouding van een normale huid en normale nagels',
      'Zink draagt bij tot de instandhouding van een normale huid',
    ],
    ['Foliumzuur tegen moeheid', 'Folaat draagt bij tot de vermindering van vermoeidheid en moeheid'],
  ])('offers the literal text for %s', (text, literal) => {
    expect(held(text)).toEqual([['not-literal', literal]]);
  });

  it('has no literal text for an effect that is not authorised for the nutrient', () => {
    expect(held('Biotine voor sterke nagels')).toEqual([['not-authorised', null]]);
    expect(held('Magnesium laat je beter slapen.')).toEqual([['not-authorised', null]]);
  });

  it('holds an effect without a nutrient, and offers what the label supports', () => {
    expect(held('Een zomerse huid begint met een perzik.')).toEqual([
      ['general', 'Biotine draagt bij tot de instandhouding van normale huid'],
    ]);
    expect(held('Kamille voor een goede nachtrust')).toEqual([['general', null]]);
    expect(held('Puur gezond')).toEqual([['general', null]]);
  });

  it('holds words of illness, also beside a nutrient', () => {
    expect(held('Vitamine C voorkomt griep')).toEqual([['medical', null]]);
  });

  it('allows sugar-free up to 0.5 g of sugars per 100 g', () => {
    expect(held('Vegan, halal en zonder suiker', { doses: {}, sugars: 0.5 })).toEqual([]);
    expect(held('Suikervrij', { doses: {}, sugars: 0.6 })).toEqual([['sugars', null]]);
    expect(held('Suikervrij', { doses: null, sugars: null })).toEqual([['sugars', null]]);
  });

  it.each([
    'Sappige mandarijn met vitamine B12 en B6, voor dagen die vroeg beginnen.',
    'Neem 2 gummy’s per dag en kauw ze rustig.',
    'Een half uur voor het slapen, na het tandenpoetsen mag ook.',
    'Voor haar, met een hart van framboos.',
    'IJzer en bloedsinaasappel in een bliksempje.',
    'Een supplement vervangt geen gezonde, gevarieerde voeding.',
  ])('lets taste, habit and warnings stand: %s', (text) => expect(held(text)).toEqual([]));

  it('judges names elsewhere', () => {
    const text = 'Haar & Nagels en Perzikje in één doos.';
    expect(held(text)).toHaveLength(1);
    expect(held(text, { ...label, names: ['Haar & Nagels'] })).toEqual([]);
  });

  it('judges each sentence and line by itself', () => {
    const text = 'Lekker zuur. Zink voor de huid!\nMet 1,4 mg zink';
    expect(sentencesOf(text)).toEqual(['Lekker zuur.', 'Zink voor de huid!', 'Met 1,4 mg zink']);
    expect(heldSentences(text, label).map(({ sentence }) => sentence)).toEqual(['Zink voor de huid!']);
  });
});

describe('a reference intake', () => {
  it('gives whole percent of annex XIII, and nothing for a substance without one', () => {
    expect(percentOfReference('vitamin-b12', 25)).toBe(1000);
    expect(percentOfReference('magnesium', 56)).toBe(15);
    expect(percentOfReference('dha', 250)).toBeNull();
  });

  it('is known for every vitamin and mineral', () => {
    const without = nutrientIds.filter((nutrient) => nutrients[nutrient].reference === null);
    expect(without).toEqual(['dha', 'creatine', 'melatonin']);
  });
});
