import { decisionsOf, sentDecisions, typedDecisions } from './claim-values';

it('keeps decisions as one text, and sends those with a reason', () => {
  const decisions = [
    { sentence: 'Goed voor je weerstand.', reason: 'Citaat uit een recensie.' },
    { sentence: 'Voor je huid', reason: ' ' },
  ];
  expect(decisionsOf(typedDecisions(decisions))).toEqual(decisions);
  expect(sentDecisions(typedDecisions(decisions))).toEqual([decisions[0]]);
  expect(sentDecisions('')).toEqual([]);
});
