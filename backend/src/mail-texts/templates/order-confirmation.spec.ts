import { plain } from './plain.fixtures.js';
import { paymentMethodNames } from '../../../../contracts/payments/payment-methods.js';
import { label } from '../../../../contracts/food/label.fixtures.js';
import { orderConfirmation } from './order-confirmation.js';
import type { ConfirmedLine, ConfirmedOrder } from './parts/order-parts.js';
import { sampleTerms } from './sample-terms.js';
import { sampleOrder } from './sample-order.js';

const shop = { brand: 'Gommie', email: 'hallo@gommie.example', url: 'https://gommie.example' };
const [jar, plan] = sampleOrder.lines as [ConfirmedLine, ConfirmedLine];
/** Placed on 2 March in Amsterdam, and on 1 March in UTC. Only the first line saves something. */
const order: ConfirmedOrder = {
  ...sampleOrder,
  placedAt: new Date('2026-03-01T23:30:00Z'),
  lines: [jar, { ...plan, listTotalCents: plan.totalCents, subscription: { jars: 2, frequency: 3 } }],
  savingsCents: 498,
  shippingCents: 699,
  totalCents: 123447,
};
const soy = {
  name: 'Omega-3 Alg',
  ingredients: ['algenolie', 'lecithine uit *soja*'],
  facts: label({ warnings: ['Overmatig gebruik kan een laxerend effect hebben.'] }),
};
const food = { labels: [soy], business: { name: 'Gommie B.V.', address: 'Fruitkade 12, 3511 AB Utrecht' } };
const mailOf = (changes: Partial<ConfirmedOrder> = {}) => {
  const { subject, html, text } = orderConfirmation({ ...order, ...changes }, { food, terms: sampleTerms }, shop);
  return { subject, html: plain(html), text: plain(text) };
};

describe('the order confirmation', () => {
  it('names no payment method of an order from before it was stored', () => {
    expect(mailOf({ paidWith: null }).text).not.toContain('Je hebt betaald met');
    expect(mailOf({ paidWith: 'bancontact' }).text).toContain('Je hebt betaald met Bancontact.');
  });

  it.each([
    '2026-000123',
    '2 maart 2026',
    'Hoi Anna,',
    '2 × Energy Boost',
    '€ 44,92',
    '1 × Sleep Well',
    'Abonnement: 2 stuks per 3 maanden',
    '€ 36,72',
    'Subtotaal',
    '€ 81,64',
    'Je voordeel',
    '€ 4,98',
    'Verzending',
    '€ 6,99',
    'Korting NIEUW10',
    '− € 8,16',
    'Totaal (inclusief btw)',
    'Waarvan btw 9%',
    '€ 6,07',
    '€ 1.234,47',
    `Je hebt betaald met ${paymentMethodNames.ideal}.`,
    'Anna de Wit',
    'Dorpsstraat 1',
    '1234 AB Utrecht',
    'We verzenden je bestelling op maandag 2 maart.',
    '1 tot 2 werkdagen',
    '14 dagen',
    'https://gommie.example/bestellingen',
    'https://gommie.example/herroepen',
    'hallo@gommie.example',
    'Gommie',
  ])('says %s, in HTML and in text', (words) => {
    expect(plain(mailOf().html)).toContain(words);
    expect(mailOf().text).toContain(words);
  });

  it('states the labels in short, with emphasised allergens', () => {
    const { html, text } = mailOf();
    expect(html).toContain('algenolie, lecithine uit <strong>soja</strong>.');
    expect(text).toContain('Ingrediënten: algenolie, lecithine uit SOJA.');
    for (const words of [
      'Omega-3 Alg, voedingssupplement, 150 g (60 stuks)',
      'Aanbevolen: 2 gummy’s per dag.',
      'Overmatig gebruik kan een laxerend effect hebben.',
      'Overschrijd de aanbevolen dagelijkse hoeveelheid niet.',
      'Gommie B.V., Fruitkade 12, 3511 AB Utrecht',
    ])
      for (const part of [html, text]) expect(part).toContain(words);
  });

  it('has no part about labels when the products have none', () => {
    const { html, text } = orderConfirmation(
      order,
      { food: { labels: [], business: food.business }, terms: sampleTerms },
      shop,
    );
    for (const part of [html, text]) expect(part).not.toMatch(/etiket|Fruitkade/);
  });

  it('has the order number in its subject', () =>
    expect(mailOf().subject).toBe('We hebben je bestelling 2026-000123 ontvangen'));

  it('strikes the list price only where something was saved', () => {
    expect(mailOf().html).toContain('line-through;">€ 49,90</span>');
    expect(mailOf().html.match(/line-through/g)).toHaveLength(1);
  });

  it('strikes no price beside the rate of a subscription', () => {
    const lines = [{ ...plan, listTotalCents: 4590, subscription: { jars: 2, frequency: 3 } }];
    expect(mailOf({ lines }).html).not.toContain('line-through');
  });

  it('leaves out what does not apply', () => {
    const { text, html } = mailOf({ savingsCents: 0, shippingCents: 0, discountCents: 0, discountCode: null });
    expect(text).toContain('Verzending: Gratis');
    for (const part of [text, html]) expect(part).not.toMatch(/voordeel|Korting/);
  });

  it('escapes everything that people typed', () => {
    const evil = `<img src=x onerror="alert('1')">&`;
    const recipient = { name: `${evil} Jansen`, address: evil, postalCode: evil, city: evil };
    const { html, text } = mailOf({
      recipient,
      orderNumber: evil,
      discountCode: evil,
      lines: [{ ...jar, productName: evil }],
    });
    expect(html).not.toContain('<img src=x');
    expect(html).not.toContain(`alert('1')`);
    expect(html).toContain('&lt;img src=x onerror=&quot;alert(&#39;1&#39;)&quot;&gt;&amp;');
    expect(text).toContain(evil);
  });

  it.each(['evil.nl', 'https://evil.nl/win', 'www.evil.nl', 'evil。nl', 'ev\u200bil.nl', 'ｅｖｉｌ．nl'])(
    'shows no web address for %j in name, street and town',
    (typed) => {
      const recipient = { name: `Anna ${typed}`, address: `Straat 1 ${typed}`, postalCode: '1234 AB', city: typed };
      const { html, text } = mailOf({ recipient });
      for (const part of [html, text]) {
        expect(part).not.toMatch(/evil[.。．]nl|:\/\/evil|www\.evil/);
        expect(part).toContain('Straat 1');
      }
    },
  );

  it('greets somebody without a name, and shows no empty address lines', () => {
    const { html, text } = mailOf({ recipient: { name: ' ', address: '', postalCode: '', city: '' } });
    expect(text).toMatch(/^Hoi,\n/);
    expect(html).not.toContain('undefined');
  });
});
