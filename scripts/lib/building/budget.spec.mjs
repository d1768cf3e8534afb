import { excesses, filesAtOnce } from './budget.mjs';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], dynamicImports: ['home', 'checkout'] },
  '_react.js': { file: 'react.js', name: 'react' },
  '_stripe.js': { file: 'stripe.js', name: 'stripe' },
  home: { file: 'home.js', imports: ['_react.js'], css: ['home.css'] },
  checkout: { file: 'checkout.js', imports: ['_stripe.js'] },
};
const circular = { ...manifest, '_react.js': { ...manifest['_react.js'], imports: ['index.html'] } };
const budget = { initialKilobytes: 3, initial: ['index.html', 'home'], apart: ['checkout'], absent: ['stripe'] };
const everyFile = (bytes) => () => bytes;

test('counts static imports once, also in a cycle, and no dynamic imports', () => {
  expect([...filesAtOnce(circular, budget.initial)]).toEqual(['index.js', 'react.js', 'home.js']);
});

test('refuses chunks that import each other', () => {
  const { wrong } = excesses(budget, circular, everyFile(1000));
  expect(wrong).toEqual(['these chunks import each other: index.html → _react.js → index.html']);
});

test('accepts a build within its budget', () => {
  expect(excesses(budget, manifest, everyFile(1000))).toEqual({ total: 3, wrong: [] });
});

test('reports both sizes when a build exceeds its budget', () => {
  const { wrong } = excesses(budget, manifest, everyFile(1100));
  expect(wrong).toEqual(['the home page loads 3.3 kB of JavaScript at first, the budget is 3 kB']);
});

test('refuses a separate page or its library in the first load', () => {
  const leaky = { ...manifest, home: { file: 'home.js', imports: ['checkout'] } };
  expect(excesses({ ...budget, initialKilobytes: 99 }, leaky, everyFile(1)).wrong).toEqual([
    'the home page loads checkout at first',
    'the home page loads the stripe chunk at first',
  ]);
});

test('reports a route without a chunk and an unknown name', () => {
  expect(excesses({ ...budget, apart: ['admin/'] }, manifest, everyFile(1)).wrong).toEqual([
    'admin/ has no chunk of its own',
  ]);
  expect(() => filesAtOnce(manifest, ['nowhere'])).toThrow('nowhere');
});
