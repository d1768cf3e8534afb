import { orderConfirmation } from './order-confirmation.js';
import { sampleFood } from './sample-food.js';
import { sampleTerms } from './sample-terms.js';
import { sampleOrder } from './sample-order.js';
import { mailSamples } from './samples.js';

const shop = { brand: 'Gommie', email: 'hallo@gommie.example', url: 'https://gommie.example' };

describe('the confirmation of an order', () => {
  const { html, text } = orderConfirmation(sampleOrder, { food: sampleFood, terms: sampleTerms }, shop);

  it('contains the terms in the version that the buyer agreed to', () => {
    for (const part of [html, text]) expect(part).toContain('Algemene voorwaarden (versie 3)');
    expect(html).toContain('href="https://gommie.example/informatie/algemene-voorwaarden?versie=3"');
    expect(html).toContain('<strong>14 dagen</strong>');
    expect(html).toContain('href="https://gommie.example/herroepen"');
    expect(text).toContain('Je hebt 14 dagen bedenktijd en kunt online herroepen (https://gommie.example/herroepen).');
  });

  it('contains the form of withdrawal with the address of the company', () => {
    expect(text).toContain('Modelformulier voor herroeping (versie 1)');
    expect(text).toContain('Gommie B.V.\nPerzikpad 3\n5611 CD Eindhoven');
    expect(html).toContain('KvK-nummer: 68750110');
  });
});

describe('the mail about an approved return', () => {
  const [parcel, keptHere] = mailSamples(shop).filter(({ name }) => name === 'return-approved');

  it('prints where the parcel goes', () => {
    expect(parcel!.text).toContain('Stuur je pakket naar\nGommie B.V.\nFruitkade 12\n3511 AB Utrecht');
    expect(parcel!.html).toContain('Fruitkade 12<br />3511 AB Utrecht');
    expect(parcel!.text).not.toContain('Weet je niet waar het heen moet?');
  });

  it('prints no address when nothing has to be sent', () => {
    expect(keptHere!.text).not.toContain('Fruitkade');
  });
});
