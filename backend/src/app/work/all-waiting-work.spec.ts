import { attentionLists } from '../../../../contracts/admin/attention-lists.js';
import { allWaitingWork } from './all-waiting-work.js';

describe('the register of what waits for staff', () => {
  it('declares every list of the back office', () => {
    expect(new Set(allWaitingWork.map(({ list }) => list))).toEqual(new Set(Object.keys(attentionLists)));
  });

  it('gives one severity to the tables of a list, because the alert sums them', () => {
    const severities = new Map(allWaitingWork.map(({ list, severity }) => [list, severity]));
    expect(allWaitingWork.filter(({ list, severity }) => severity !== severities.get(list))).toEqual([]);
  });

  it('names in the doctor what the command line lists', () => {
    expect(allWaitingWork.filter(({ failures, doctor }) => failures && !doctor)).toEqual([]);
  });
});
