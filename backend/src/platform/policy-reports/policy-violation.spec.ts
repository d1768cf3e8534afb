import { PolicyReportSchema } from '../../../../contracts/operations.js';
import { violationsIn } from './policy-violation.js';

const shop = 'https://gommie.example';
const of = (report: unknown) => violationsIn(PolicyReportSchema.parse(report), [shop]);
const former = (details: object) => ({ 'csp-report': { 'document-uri': `${shop}/`, ...details } });
const modern = (body: object, type = 'csp-violation') => ({
  type,
  age: 3,
  url: `${shop}/`,
  user_agent: 'Browser',
  body: { documentURL: `${shop}/`, effectiveDirective: 'img-src', blockedURL: 'https://evil.example/a.png', ...body },
});

it('reads both formats, and counts a kind once per report', () => {
  const blocked = { directive: 'img-src', blocked: 'evil.example', page: '/' };
  expect(of([modern({}), modern({ blockedURL: 'https://evil.example/b.png?c=d' })])).toEqual([blocked]);
  expect(of(former({ 'violated-directive': "img-src 'self'", 'blocked-uri': 'https://evil.example/a.png' }))).toEqual([
    blocked,
  ]);
});

it.each([
  ['/product/sleep-well?utm=anna%40example.com#anna', '/product/$id'],
  ['/bestellingen/1b671a64-40d5-491e-99b0-da01ff1f3341', '/bestellingen/$orderId'],
  ['/admin/customers?search=anna%40example.com', '/admin/customers'],
  ['/anna@example.com', 'other'],
])('stores nothing of the visitor: %s becomes %s', (path, page) => {
  expect(of([modern({ documentURL: shop + path })])[0]!.page).toBe(page);
});

it.each([
  ['inline', 'inline'],
  ['eval', 'eval'],
  ['data', 'data'],
  [`${shop}/files/x.png`, 'self'],
  ['chrome-extension://abc/x.js', 'chrome-extension'],
  ['blob:https://gommie.example/1', 'blob'],
  ['https://anna:geheim@evil.example:8443/x', 'evil.example:8443'],
  ['Anna de Wit', 'other'],
  [null, 'other'],
])('stores of a blocked address its host or kind: %s becomes %s', (blockedURL, blocked) => {
  expect(of([modern({ blockedURL })])[0]!.blocked).toBe(blocked);
});

it('ignores other kinds of reports and pages of other sites', () => {
  expect(of([modern({}, 'deprecation'), modern({ documentURL: 'https://evil.example/' })])).toEqual([]);
});

it('keeps a directive that it does not know apart from those it knows', () => {
  expect(of([modern({ effectiveDirective: 'anna' })])[0]!.directive).toBe('other');
  expect(of([modern({ effectiveDirective: 'style-src-attr' })])[0]!.directive).toBe('style-src-attr');
});

it.each([[{}], [[]], ['text'], [former({ 'blocked-uri': 'x'.repeat(5000) })], [Array(21).fill(modern({}))]])(
  'refuses or ignores what is no report: %#',
  (report) => {
    const parsed = PolicyReportSchema.safeParse(report);
    expect(parsed.success ? violationsIn(parsed.data, [shop]) : []).toEqual([]);
  },
);
