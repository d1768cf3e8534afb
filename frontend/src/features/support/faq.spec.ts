import { readFileSync } from 'node:fs';
import { faqCategories } from '../../../../contracts/shop-texts/faq-categories.js';
import { fillInBlocks } from '../../../../contracts/shop-texts/placeholders.js';
import { wordsOf } from '../../../../contracts/shop-texts/words.js';
import { askedElsewhere } from '../../../../contracts/shop-texts/asked-elsewhere.js';
import type { Question } from '../../../../contracts/shop-texts/questions.js';
import { answerValues, type Facts } from '../../lib/shop/facts';
import { firstQuestions } from '../../lib/shop/testing/first-questions';
import { supportCopy } from './copy';
import { faqOf } from './faq';

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
const filled = ({ answer }: Question, of: Facts = facts) => wordsOf(fillInBlocks(answer, answerValues(of)));
const questionOf = (key: string) => firstQuestions.find((question) => question.key === key)!;
const answerOf = (key: string) => filled(questionOf(key));

describe('the questions and answers', () => {
  it('are at least 24, with three or more in every category', () => {
    expect(firstQuestions.length).toBeGreaterThanOrEqual(24);
    for (const category of faqCategories) expect(faqOf(category, firstQuestions).length).toBeGreaterThanOrEqual(3);
  });

  it('are unique', () => {
    expect(new Set(firstQuestions.map(({ key }) => key)).size).toBe(firstQuestions.length);
    expect(new Set(firstQuestions.map(({ question }) => question)).size).toBe(firstQuestions.length);
  });

  it('include all without a category, and none for an unknown one', () => {
    expect(faqOf(undefined, firstQuestions)).toEqual(firstQuestions);
    expect(faqOf('onzin', firstQuestions)).toEqual([]);
  });

  it('begin in each category with those that other pages show most', () => {
    const most = askedElsewhere['most-asked'];
    expect(most).toHaveLength(5);
    for (const category of faqCategories) {
      const keys = faqOf(category, firstQuestions).map(({ key }) => key!);
      const asked = most.filter((key) => keys.includes(key));
      expect(keys.slice(0, asked.length)).toEqual(asked);
    }
  });

  it('exist on every page that shows them', () => {
    for (const key of Object.values(askedElsewhere).flat()) expect(questionOf(key)).toMatchObject({ key });
  });

  it('contain amounts, e-mail address and hours of the shop', () => {
    expect(answerOf('verzendkosten')).toContain('€ 48,00');
    expect(answerOf('verzendkosten')).toContain('€ 3,21');
    expect(answerOf('retour-kosten')).toContain('€ 6,95');
    expect(answerOf('niet-thuis')).toContain('€ 5,95');
    expect(answerOf('bereikbaar')).toContain('hallo@proef.example');
    expect(answerOf('bereikbaar')).toContain('10:00');
    expect(answerOf('abonnement-voordeel')).toContain('tot 35%');
    const without = { ...facts, freeFrom: '-', shippingCost: '-', returnCost: '-', notCollectedCost: '-' };
    const texts = firstQuestions.map((question) => filled(question, without));
    expect(texts.filter((text) => /€|6[,.]99|4[,.]95|[{}]/.test(text))).toEqual([]);
  });

  it('leave out the highest discount while the products are unknown', () => {
    expect(filled(questionOf('abonnement-voordeel'), { ...facts, planDiscount: 0 })).toMatch(/^Het verschilt/);
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
