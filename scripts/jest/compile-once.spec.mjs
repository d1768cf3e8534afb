import vm from 'node:vm';

const compile = (source, parsingContext = vm.createContext()) =>
  vm.compileFunction(source, ['exports'], { filename: '/shop/module.js', parsingContext });

it('runs a module that is compiled once in the context of each test file', () => {
  const source = 'exports.list = []; exports.count = ++count;';
  const first = vm.createContext({ count: 0 });
  const second = vm.createContext({ count: 10 });
  const seen = [first, second].map((context) => {
    const exports = {};
    compile(source, context)(exports);
    return exports;
  });
  expect(seen.map(({ count }) => count)).toEqual([1, 11]);
  expect(
    seen.map(({ list }, nth) => vm.runInContext('Array', [first, second][nth]).prototype.isPrototypeOf(list)),
  ).toEqual([true, true]);
});

it('compiles a module again when its source has changed', () => {
  expect([compile('return 1'), compile('return 2')].map((run) => run())).toEqual([1, 2]);
});

it('reports an error at its line and column of the source', () => {
  const thrown = compile('return new Error("here");')();
  expect(thrown.stack).toContain('/shop/module.js:1:8');
});
