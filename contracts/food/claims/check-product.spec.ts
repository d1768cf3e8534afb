import { heldInProduct, undecided, type ClaimTexts } from './check-product.js';

const biotine = 'Biotine draagt bij tot de instandhouding van normaal haar';
const texts: ClaimTexts = {
  ...{ name: 'Haar & Nagels', badge: null, description: 'Sterk spul, zacht verpakt.', details: null },
  ...{ benefits: [biotine], usage: null, whenToUse: null, purpose: null },
};
const context = { doses: { biotin: 200 }, sugars: 0 };
const fieldsOf = (changes: Partial<ClaimTexts>, doses = context.doses) =>
  heldInProduct({ ...texts, ...changes }, { ...context, doses }).map(({ field }) => field);

it('lets a name stand beside an authorised claim only', () => {
  expect(fieldsOf({})).toEqual([]);
  expect(fieldsOf({ benefits: [] })).toEqual(['name']);
  expect(fieldsOf({}, { biotin: 5 })).toEqual(['name', 'benefits']);
});

it('names the field of each held sentence, and does not hold the name of the product within it', () => {
  expect(fieldsOf({ badge: 'Goed voor je', description: 'Haar & Nagels in een pot. Voor een mooie huid.' })).toEqual([
    'badge',
    'description',
  ]);
});

it('asks again for a sentence that differs from the decided one', () => {
  const held = heldInProduct({ ...texts, benefits: [biotine, 'Voor je nagels', 'Voor de huid'] }, context);
  const decisions = [{ sentence: 'Voor je nagels', reason: 'Geen werking bedoeld.' }];
  expect(undecided(held, decisions).map(({ sentence }) => sentence)).toEqual(['Voor de huid']);
});
