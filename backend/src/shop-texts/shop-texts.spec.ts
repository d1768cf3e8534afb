import { firstShopTexts } from '../../../contracts/shop-texts/first-texts.js';
import { shopTextNames, shopTexts } from '../../../contracts/shop-texts/names.js';
import { isLine, ShopTextBlocksSchema, type ShopTextBlock } from '../../../contracts/shop-texts/shop-texts.js';

const blocksOf = (...paragraphs: readonly string[]): ShopTextBlock[] =>
  paragraphs.map((text) => ({ kind: 'paragraph', spans: [{ text }] }));
const accepts = (blocks: unknown) => ShopTextBlocksSchema.safeParse(blocks).success;

describe('a text of the storefront', () => {
  it.each(shopTextNames)('%s may go back to its first version', (name) => {
    const first = blocksOf(...firstShopTexts[name]);
    expect(accepts(first)).toBe(true);
    if (shopTexts[name].form === 'line') expect(isLine(first)).toBe(true);
  });

  it('promises no price, also not in a list or across bold words', () => {
    expect(accepts(blocksOf('Nu met 20% korting'))).toBe(false);
    expect(accepts([{ kind: 'list', items: [[{ text: '2 + ' }, { text: '1', bold: true }]] }])).toBe(false);
    expect(accepts(blocksOf('Gummies die je niet vergeet'))).toBe(true);
  });

  it('claims nothing about health, apart from sentences of the first texts', () => {
    expect(accepts(blocksOf('Vitamine C houdt je afweer sterk. Lekker toch?'))).toBe(false);
    expect(accepts(blocksOf('Geneest een verkoudheid'))).toBe(false);
    expect(accepts(blocksOf('Nieuw in de winkel!', ...firstShopTexts['home-heading']))).toBe(true);
  });

  it('has words, and paragraphs and lists only', () => {
    expect(accepts([])).toBe(false);
    expect(accepts(blocksOf('  '))).toBe(false);
    expect(accepts([{ kind: 'company' }])).toBe(false);
    expect(accepts([{ kind: 'list', items: [[{ text: 'vegan', href: '/products' }]] }])).toBe(true);
  });

  it('is a line without formatting where a heading shows it', () => {
    expect(isLine(blocksOf('Een', 'Twee'))).toBe(false);
    expect(isLine([{ kind: 'paragraph', spans: [{ text: 'Vet', bold: true }] }])).toBe(false);
    expect(isLine(blocksOf('x'.repeat(121)))).toBe(false);
  });
});
