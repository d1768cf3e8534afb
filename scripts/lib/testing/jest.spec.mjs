import { inRoot } from '../paths.mjs';
import { add, count, verdict } from './jest.mjs';
import { assertNode } from '../building/node-version.mjs';

const report = (numbers, testResults = []) => ({
  numPassedTests: 0,
  numFailedTests: 0,
  numPendingTests: 0,
  numTodoTests: 0,
  numRuntimeErrorTestSuites: 0,
  testResults,
  ...numbers,
});

describe('the count', () => {
  it('counts a suite that cannot be loaded as a failure', () => {
    expect(count(report({ numPassedTests: 3, numFailedTests: 1, numRuntimeErrorTestSuites: 2 }), 1).failed).toBe(3);
  });

  it('is never successful when Jest fails', () => {
    expect(count(report({ numPassedTests: 3 }), 1).failed).toBe(1);
    expect(count(report({ numPassedTests: 3 }), 0).failed).toBe(0);
  });

  it('names what was skipped', () => {
    const skipped = (title) => ({ status: 'pending', ancestorTitles: ['a real server', 'inside'], title });
    const results = [
      { assertionResults: [skipped('a'), skipped('b'), { status: 'passed', ancestorTitles: [], title: 'c' }] },
    ];
    expect(count(report({ numPendingTests: 2 }, results), 0).skippedSuites).toEqual([['a real server', 2]]);
  });

  it('names the suites of which a test passed, with their files', () => {
    const test = (status, title) => ({ status, ancestorTitles: ['a suite'], title, failureMessages: [] });
    const results = [
      { name: 'one.spec.ts', assertionResults: [test('passed', 'a'), test('passed', 'b')] },
      { name: 'two.spec.ts', assertionResults: [test('failed', 'c')] },
    ];
    expect(count(report({}, results), 0).passedSuites).toEqual(['one.spec.ts: a suite']);
  });

  it('says what failed and why, also of a file that cannot be loaded', () => {
    const colour = (text) => `\u001b[31m${text}\u001b[0m`;
    const failed = {
      status: 'failed',
      ancestorTitles: [],
      title: 'x',
      fullName: 'a x',
      failureMessages: [colour('no')],
    };
    const results = [
      { name: inRoot('one.spec.ts'), status: 'failed', message: '', assertionResults: [failed] },
      { name: inRoot('two.spec.ts'), status: 'failed', message: 'no such module', assertionResults: [] },
    ];
    expect(count(report({}, results), 1).failures).toEqual([
      'failed: one.spec.ts: a x\n    no',
      'failed: two.spec.ts: cannot be loaded\n    no such module',
    ]);
  });

  it('ends in one line', () => {
    const total = add({ passed: 2, failed: 0, skipped: 0 }, { passed: 3, failed: 1, skipped: 0 });
    expect(verdict(total)).toBe('5 passed, 1 failed');
    expect(verdict({ ...total, skipped: 4 })).toBe('5 passed, 1 failed, 4 skipped');
  });
});

describe('Node', () => {
  it.each(['20.19.0', '20.20.2', '22.0.0', '24.1.0'])('accepts %s', (version) => {
    expect(() => assertNode(version)).not.toThrow();
  });

  it.each(['18.20.0', '20.18.9'])('%s is too old, and the message says what to get', (version) => {
    expect(() => assertNode(version)).toThrow(/20\.19 or newer is needed; this is/);
  });
});
