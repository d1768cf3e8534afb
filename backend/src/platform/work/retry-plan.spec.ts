import { pauseMs, type RetryPlan } from './retry-plan.js';

const second = 1000;
const hour = 3600 * second;
const given = (plan: RetryPlan) => ({
  when: (attempts: number, ageMs: number) => ({
    then: (pause: number | null) => expect(pauseMs(plan, { attempts, ageMs })).toBe(pause),
  }),
});
const plan = { firstMs: 30 * second, mostMs: 2 * hour, givesUpAfterMs: 24 * hour };

describe('the pause before a retry', () => {
  it('starts with the first pause and doubles with each attempt', () => {
    given(plan)
      .when(0, 0)
      .then(30 * second);
    given(plan)
      .when(1, 0)
      .then(60 * second);
    given(plan)
      .when(5, 0)
      .then(960 * second);
  });

  it('stops growing at the longest pause, also after any number of attempts', () => {
    given(plan)
      .when(7, 0)
      .then(3840 * second);
    given(plan)
      .when(8, 0)
      .then(2 * hour);
    given(plan)
      .when(5000, 0)
      .then(2 * hour);
  });

  it('ends after the limit', () => {
    given(plan)
      .when(3, 24 * hour)
      .then(240 * second);
    given(plan)
      .when(3, 24 * hour + 1)
      .then(null);
  });

  it('never ends without a limit', () => {
    given({ firstMs: second, mostMs: hour })
      .when(9000, 9000 * hour)
      .then(hour);
  });
});
