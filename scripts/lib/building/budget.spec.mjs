import { excesses, filesAtOnce } from './budget.mjs';

const manifest = {
  'index.html': { file: 'index.js', imports: ['_react.js'], dynamicImports: ['home', 'checkout'] },
  '_react.js': { file: 'react.js', name: 'react', imports: ['index.html'] },
  '_stripe.js': { file: 'stripe.js', name: 'stripe' },
  home: { file: 'home.js', imports: ['_react.js'], css: ['home.css'] },
  checkout: { file: 'checkout.js', imports: ['_stripe.js'] },
};
const budget = { initialKilobytes: 3, initial: ['index.html', 'home'], apart: ['checkout'], absent: ['stripe'] };
const everyFile = (bytes) => () => bytes;

test('what is imported statically counts once, also in a circle; what is imported later does not', () => {
  expect([...filesAtOnce(manifest, budget.initial)]).toEqual(['index.js', 'react.js', 'home.js']);
});

test('a build within its budget has nothing wrong', () => {
  expect(excesses(budget, manifest, everyFile(1000))).toEqual({ total: 3, wrong: [] });
});

test('a byte too many is told with both figures', () => {
  const { wrong } = excesses(budget, manifest, everyFile(1100));
  expect(wrong).toEqual(['the home page loads 3.3 kB of JavaScript at first, the budget is 3 kB']);
});

test('a page that must stay apart, or its library, may not be in the first load', () => {
  const leaky = { ...manifest, home: { file: 'home.js', imports: ['checkout'] } };
  expect(excesses({ ...budget, initialKilobytes: 99 }, leaky, everyFile(1)).wrong).toEqual([
    'the home page loads checkout at first',
    'the home page loads the stripe chunk at first',
  ]);
});

test('a route without a chunk, and a name the build does not have, are told', () => {
  expect(excesses({ ...budget, apart: ['admin/'] }, manifest, everyFile(1)).wrong).toEqual([
    'admin/ has no chunk of its own',
  ]);
  expect(() => filesAtOnce(manifest, ['nowhere'])).toThrow('nowhere');
});
