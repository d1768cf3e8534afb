import { firstShopTexts } from '../../../../contracts/shop-texts/first-texts.js';
import { typedBlock, type TypedBlock } from '../../ui/admin/blocks/markup';
import { movedInPlace, rowsOf, toggled } from './home-order';

const first = firstShopTexts['home-blocks'].map(typedBlock);
const keysOf = (typed: readonly TypedBlock[]) => typed.map(({ key }) => key).join(' ');

describe('the order of home', () => {
  it('moves a block among those of its place, and no further', () => {
    expect(keysOf(movedInPlace(first, 'bite', -1))).toBe('bite quiz steps reviews faq legal');
    expect(keysOf(movedInPlace(first, 'bite', 1))).toBe(keysOf(first));
    expect(keysOf(movedInPlace(first, 'steps', -1))).toBe(keysOf(first));
    const mixed = toggled(toggled(first, 'quiz'), 'quiz');
    expect(keysOf(mixed)).toBe('bite steps reviews faq legal quiz');
    expect(keysOf(movedInPlace(mixed, 'quiz', -1))).toBe('quiz steps reviews faq legal bite');
  });

  it('lists hidden blocks behind the shown ones of their place', () => {
    const rows = rowsOf(toggled(toggled(first, 'steps'), 'quiz'), 'below');
    expect(rows.map(({ key, isShown }) => `${key} ${isShown}`)).toEqual([
      'reviews true',
      'faq true',
      'legal true',
      'steps false',
    ]);
  });
});
