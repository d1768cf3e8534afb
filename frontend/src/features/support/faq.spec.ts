import { readFileSync } from 'node:fs';
import { supportCopy } from './copy';
import { faqMostAsked } from './content/faq-most-asked';
import { faqEntries, faqOf } from './faq';
import { faqCategories } from './faq-categories';
import type { Facts } from './facts';

const facts: Facts = {
  payments: ['iDEAL | Wero', 'Visa', 'Bancontact'],
  brand: 'Proefmerk',
  email: 'hallo@proef.example',
  hours: 'maandag van 10:00 tot 17:00',
  cutOff: '17.00 uur',
  freeFrom: '€ 48,00',
  shippingCost: '€ 3,21',
  returnCost: '€ 6,95',
  notCollectedCost: '€ 5,95',
  planDiscount: 35,
};
const answerOf = (id: string) => faqEntries.find((entry) => entry.id === id)?.answer(facts);

describe('the questions and answers', () => {
  it('are at least 24, with three or more in every category', () => {
    expect(faqEntries.length).toBeGreaterThanOrEqual(24);
    for (const category of faqCategories) expect(faqOf(category).length).toBeGreaterThanOrEqual(3);
    expect(faqCategories.flatMap((category) => faqOf(category))).toHaveLength(faqEntries.length);
  });

  it('are unique', () => {
    expect(new Set(faqEntries.map(({ id }) => id)).size).toBe(faqEntries.length);
    expect(new Set(faqEntries.map(({ question }) => question)).size).toBe(faqEntries.length);
  });

  it('include all without a category, and none for an empty list', () => {
    expect(faqOf(undefined)).toEqual(faqEntries);
    expect(faqOf('levering', faqOf('account'))).toEqual([]);
  });

  it('are in the order of the categories, each with those asked most first', () => {
    expect([...new Set(faqEntries.map(({ category }) => category))]).toEqual(faqCategories);
    expect(faqMostAsked).toHaveLength(5);
    for (const category of faqCategories) {
      const most = faqOf(category, faqMostAsked);
      expect(faqOf(category).slice(0, most.length)).toEqual(most);
    }
  });

  it('contain amounts, e-mail address and hours of the shop', () => {
    expect(answerOf('verzendkosten')).toContain('€ 48,00');
    expect(answerOf('verzendkosten')).toContain('€ 3,21');
    expect(answerOf('retour-kosten')).toContain('€ 6,95');
    expect(answerOf('niet-thuis')).toContain('€ 5,95');
    expect(answerOf('bereikbaar')).toContain('hallo@proef.example');
    expect(answerOf('bereikbaar')).toContain('10:00');
    expect(answerOf('abonnement-voordeel')).toContain('tot 35%');
    const texts = faqEntries.map(({ answer }) =>
      answer({ ...facts, freeFrom: '', shippingCost: '', returnCost: '', notCollectedCost: '' }),
    );
    expect(texts.filter((text) => /€|6[,.]99|4[,.]95/.test(text))).toEqual([]);
  });

  it('have a name for every category', () => {
    expect(Object.keys(supportCopy.categories)).toEqual([...faqCategories]);
  });

  it.each([
    ['kortingscode', 'Betalen', 'checkout/copy.ts'],
    ['annuleren', 'Herroep je aankoop hier', 'shell/copy.ts'],
    ['retour-termijn', 'Bestellingen', 'account/copy.ts'],
    ['retour-termijn', 'Herroepen of retourneren', 'account/copy.ts'],
    ['beschadigd', 'Herroepen of retourneren', 'account/copy.ts'],
    ['account-verwijderen', 'Profiel', 'account/copy.ts'],
    ['account-verwijderen', 'Account verwijderen', 'account/profile/privacy-copy.ts'],
    ['abonnement-pauzeren', 'Overslaan', 'account/subscriptions/copy.ts'],
    ['abonnement-pauzeren', 'Pauzeren', 'account/subscriptions/copy.ts'],
    ['abonnement-opzeggen', 'Opzeggen', 'account/subscriptions/copy.ts'],
  ])('about %s name "%s" as its screen does', (id, control, screen) => {
    expect(answerOf(id)).toContain(control);
    expect(readFileSync(`frontend/src/features/${screen}`, 'utf8')).toContain(`'${control}'`);
  });

  it.each(['account-verwijderen', 'abonnement-pauzeren', 'abonnement-opzeggen', 'retour-termijn'])(
    'about %s do not refer to e-mail, because customers can do it themselves',
    (id) => {
      expect(answerOf(id)).not.toContain(facts.email);
    },
  );
});
