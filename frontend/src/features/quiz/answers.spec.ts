import { isAnswered, isComplete, noAnswers, reachableStep, withGoal, type QuizAnswers } from './answers';
import { loadAnswers, saveAnswers } from './answers-storage';

const done: QuizAnswers = { goals: ['sleep', 'focus'], lifestyle: 5, diet: 'poor', age: '46-55', extra: ['skin'] };

describe('the answers of the vitamin test', () => {
  it('accept at most three goals, and the removal of one', () => {
    expect(withGoal(['sleep', 'beauty'], 'sport')).toEqual(['sleep', 'beauty', 'sport']);
    expect(withGoal(['sleep', 'beauty', 'sport'], 'focus')).toBeNull();
    expect(withGoal(['sleep', 'beauty', 'sport'], 'beauty')).toEqual(['sleep', 'sport']);
  });

  it('reach no further than the first unanswered question', () => {
    expect(reachableStep(noAnswers, 6)).toBe(1);
    expect(reachableStep({ ...noAnswers, goals: ['sleep'] }, 6)).toBe(3);
    expect(reachableStep({ ...done, age: null }, 6)).toBe(4);
    expect(reachableStep(done, 6)).toBe(6);
    expect(reachableStep(done, 2)).toBe(2);
    expect([reachableStep(done, -4), reachableStep(done, 99)]).toEqual([1, 6]);
  });

  it('require no activity and no extra support', () => {
    expect([1, 2, 3, 4, 5].map((step) => isAnswered(noAnswers, step))).toEqual([false, true, false, false, true]);
    expect([isComplete(noAnswers), isComplete(done)]).toEqual([false, true]);
  });

  it('survive a reload', () => {
    saveAnswers(done);
    expect(loadAnswers()).toEqual(done);
  });

  it.each(['', '{', 'null', '[]', '{"goals":"sleep","lifestyle":9,"diet":"vegan","age":3}'])(
    'ignore the stored value %p',
    (stored) => {
      window.sessionStorage.setItem('vitamin-test', stored);
      expect(loadAnswers()).toEqual(noAnswers);
    },
  );

  it('drop invalid values and keep the rest', () => {
    window.sessionStorage.setItem(
      'vitamin-test',
      '{"goals":["sleep","x","sleep","focus","sport","beauty"],"diet":"poor"}',
    );
    expect(loadAnswers()).toEqual({ ...noAnswers, goals: ['sleep', 'focus', 'sport'], diet: 'poor' });
  });
});
