import { attentionLists } from '../../../../contracts/admin/attention-lists.js';
import { openWorkSections } from '../../../../contracts/admin/open-work.js';
import { openWorkSql } from './open-work.query.js';

const sectionsIn = (sql: string) => new Set([...sql.matchAll(/select '([\w-]+)' as list/g)].map(([, list]) => list));

describe('the counts of open work', () => {
  it('cover every list that waits for staff, apart from the inquiries, which have no end', () => {
    const counted: readonly string[] = openWorkSections;
    expect(Object.keys(attentionLists).filter((list) => !counted.includes(list))).toEqual(['partnership-inquiries']);
    expect(sectionsIn(openWorkSql('owner'))).toEqual(new Set(openWorkSections));
  });

  it('tell a role nothing about lists that it may not read', () => {
    expect(sectionsIn(openWorkSql('warehouse'))).toEqual(new Set(['shipping', 'parcel-problems', 'returns']));
    expect(sectionsIn(openWorkSql('bookkeeper'))).toEqual(
      new Set([
        'returns',
        'unmatched-payments',
        'failed-refunds',
        'disputes',
        'unmatched-withdrawals',
        'failed-renewals',
      ]),
    );
  });
});
