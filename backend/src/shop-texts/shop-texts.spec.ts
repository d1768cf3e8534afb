import { firstShopTexts } from '../../../contracts/shop-texts/first-texts.js';
import type { Block, Span } from '../../../contracts/law/legal-pages.js';
import { shopTextNames } from '../../../contracts/shop-texts/names.js';
import { fillInBlocks } from '../../../contracts/shop-texts/placeholders.js';
import { problemOf } from '../../../contracts/shop-texts/problem-of.js';
import { questionsOf } from '../../../contracts/shop-texts/questions-of.js';
import { isLine, ShopTextBlocksSchema } from '../../../contracts/shop-texts/shop-texts.js';
import { wordsOf } from '../../../contracts/shop-texts/words.js';

const blocksOf = (...paragraphs: readonly string[]): Block[] =>
  paragraphs.map((text) => ({ kind: 'paragraph', spans: [{ text }] }));
const asked = (question: string, ...answer: readonly string[]): Block[] => [
  { kind: 'heading', text: question },
  ...blocksOf(...answer),
];
const accepts = (blocks: unknown) => ShopTextBlocksSchema.safeParse(blocks).success;

describe('a text of the storefront', () => {
  it.each(shopTextNames)('%s may go back to its first version', (name) => {
    expect(accepts(firstShopTexts[name])).toBe(true);
    expect(problemOf(name, firstShopTexts[name])).toBeNull();
  });

  it('promises no price, also not in a list or across bold words', () => {
    expect(accepts(blocksOf('Nu met 20% korting'))).toBe(false);
    expect(accepts([{ kind: 'list', items: [[{ text: '2 + ' }, { text: '1', bold: true }]] }])).toBe(false);
    expect(accepts(blocksOf('Gummies die je niet vergeet'))).toBe(true);
  });

  it('claims nothing about health, apart from sentences of the first texts', () => {
    expect(accepts(blocksOf('Vitamine C houdt je afweer sterk. Lekker toch?'))).toBe(false);
    expect(accepts(blocksOf('Geneest een verkoudheid'))).toBe(false);
    expect(accepts([...blocksOf('Nieuw in de winkel!'), ...firstShopTexts['home-heading']])).toBe(true);
  });

  it('has words, and paragraphs and lists only', () => {
    expect(problemOf('home-heading', [])).toBe('Vul een tekst in');
    expect(problemOf('plan-intro', blocksOf('  '))).toBe('Vul een tekst in');
    expect(accepts([{ kind: 'company' }])).toBe(false);
    expect(accepts([{ kind: 'list', items: [[{ text: 'vegan', href: '/products' }]] }])).toBe(true);
  });

  it('is a line without formatting where a heading shows it', () => {
    expect(isLine(blocksOf('Een', 'Twee'))).toBe(false);
    expect(isLine([{ kind: 'paragraph', spans: [{ text: 'Vet', bold: true }] }])).toBe(false);
    expect(isLine(blocksOf('x'.repeat(121)))).toBe(false);
  });

  it('has only placeholders that its page fills in', () => {
    expect(problemOf('footer-line', blocksOf('Mail {e-mailadres}'))).toContain('kent geen invulwoorden');
    const answer = (text: string) => problemOf('faq-contact', asked('Hoe?', text));
    expect(answer('Mail {e-mailadres}')).toBeNull();
    expect(answer('Mail {email}')).toContain('{email} kunnen we hier niet invullen. Kies uit {abonnementskorting}');
    expect(answer('Mail {}')).toContain('{} kunnen we hier niet invullen');
  });
});

describe('a text of a mail', () => {
  it('may be empty, and is at most 1000 characters of paragraphs and lists', () => {
    const problem = (blocks: Block[]) => problemOf('mail-order-shipped-opening', blocks);
    expect(firstShopTexts['mail-order-shipped-opening']).toEqual([]);
    expect(problem([])).toBeNull();
    expect(problem(blocksOf('x'.repeat(1000)))).toBeNull();
    expect(problem(blocksOf('x'.repeat(1001)))).toBe('Gebruik hooguit 1000 tekens');
    expect(problem(asked('Een?', 'Ja.'))).toBe('Gebruik alinea’s en lijsten');
  });

  it('has the placeholders of its mail, and no name where a stranger may have typed it', () => {
    const words = blocksOf('Dag {voornaam}');
    expect(problemOf('mail-order-shipped-closing', words)).toBeNull();
    expect(problemOf('mail-payment-failed-closing', words)).toContain('Kies uit {bestelnummer}');
  });

  it.each(['login-code', 'newsletter-confirmation', 'withdrawal-confirmed', 'product-recall'])(
    'does not exist for %s',
    (mail) => expect(shopTextNames).not.toContain(`mail-${mail}-opening`),
  );
});

describe('the order of home', () => {
  const problem = (keys: (string | undefined)[]) =>
    problemOf(
      'home-blocks',
      keys.map((key) => ({ kind: 'heading', text: 'Blok', ...(key === undefined ? {} : { key }) })),
    );

  it('hides and moves blocks of home, each once', () => {
    expect(problem(['legal', 'quiz'])).toBeNull();
    expect(problem(['legal', 'quiz', 'quiz'])).toBe('Een blok staat er twee keer in');
    for (const key of ['hero', 'toString', undefined]) expect(problem(['legal', key])).toContain('Kies uit');
  });

  it('always shows where the footer finds privacy and terms', () => {
    expect(problem(['quiz'])).toBe('“Kleine lettertjes” kun je niet verbergen');
  });
});

describe('the questions of a category', () => {
  it('begin with a question, and each has an answer of its own', () => {
    const problem = (blocks: Block[]) => problemOf('faq-contact', blocks);
    expect(problem([...asked('Een?', 'Ja.'), ...asked('Twee?', 'Ja.', 'Nee.')])).toBeNull();
    expect(problem(blocksOf('Ja.'))).toBe('Begin met een vraag');
    expect(problem([...asked('Een?'), ...asked('Twee?', 'Ja.')])).toBe('Vul een antwoord in bij “Een?”');
    expect(problem([...asked('Een?', 'Ja.'), ...asked('Een?', 'Nee.')])).toBe('“Een?” staat er twee keer in');
    expect(problemOf('support-intro', asked('Een?', 'Ja.'))).toBe('Gebruik alinea’s en lijsten');
  });

  it('keep their keys, and the blocks of their answers', () => {
    const [first, second] = questionsOf([
      { kind: 'heading', text: 'Een?', key: 'een' },
      ...asked('Twee?', 'Ja.', 'Nee.'),
    ]);
    expect(first).toEqual({ key: 'een', question: 'Een?', answer: [] });
    expect(second).toEqual({ question: 'Twee?', answer: blocksOf('Ja.', 'Nee.') });
  });

  it('may change without promising more than the first answers do', () => {
    const first = firstShopTexts['faq-retourneren'];
    expect(wordsOf(first)).toContain('gratis');
    expect(accepts([...first, ...asked('Hoe snel?', 'Binnen {retourkosten} en een dag.')])).toBe(true);
    expect(accepts([...first, ...asked('Hoe snel?', 'Nu met korting.')])).toBe(false);
  });

  it('leave out a sentence whose placeholder is unknown to the page', () => {
    const filled = (text: string, values: Record<string, string>) => wordsOf(fillInBlocks(blocksOf(text), values));
    const text = 'Tot {a} minder. Mail {b}, of bel.';
    expect(filled(text, { a: '10%', b: 'ons' })).toBe('Tot 10% minder. Mail ons, of bel.');
    expect(filled(text, { a: '', b: 'ons' })).toBe('Mail ons, of bel.');
    expect(filled('{c}', {})).toBe('{c}');
    expect(filled('Alles kost bijv. {a} minder.', { a: '' })).toBe('');
  });

  it('leave out such a sentence as a whole when a part of it is bold', () => {
    const spans: Span[] = [{ text: 'Het kan ' }, { text: 'oplopen', bold: true }, { text: ' tot {a}. Het verschilt.' }];
    const filled = (a: string) => fillInBlocks([{ kind: 'paragraph', spans }], { a });
    expect(filled('20%')).toEqual([
      { kind: 'paragraph', spans: [...spans.slice(0, 2), { text: ' tot 20%. Het verschilt.' }] },
    ]);
    expect(filled('')).toEqual([{ kind: 'paragraph', spans: [{ text: 'Het verschilt.' }] }]);
  });
});
