import { sorted } from './list-view';

interface Jar {
  name: string;
  stock: number | null;
}
const jars: Jar[] = [
  { name: 'Zink 10', stock: 3 },
  { name: 'Émile', stock: null },
  { name: 'Zink 9', stock: 12 },
];
const sorts = { name: ({ name }: Jar) => name, stock: ({ stock }: Jar) => stock };
const names = (sort: string) => sorted(jars, sort, sorts).map(({ name }) => name);

test('sorts texts in Dutch order and numbers in them by value', () => {
  expect(names('name')).toEqual(['Émile', 'Zink 9', 'Zink 10']);
  expect(names('-name')).toEqual(['Zink 10', 'Zink 9', 'Émile']);
});

test('sorts rows without a value last in both directions', () => {
  expect(names('stock')).toEqual(['Zink 10', 'Zink 9', 'Émile']);
  expect(names('-stock')).toEqual(['Zink 9', 'Zink 10', 'Émile']);
});

test('keeps the order for an unknown column', () => {
  expect(sorted(jars, 'price', sorts)).toBe(jars);
});
