import { resolveStyles, type Style } from './class-names';

const names = { px: 'paddingInline', bg: 'background', color: 0 } as const;
const classesOf = (styles: Record<string, Style>) => {
  const found = new Map<string, string>();
  resolveStyles(styles, names, found);
  return [...found.values()];
};

it('names the class of a style by its full property name and value', () => {
  expect(classesOf({ px: '4', color: 'ink' })).toEqual(['paddingInline_4', 'color_ink']);
});

it('prefixes the conditions of a value', () => {
  expect(classesOf({ px: { base: '4', md: '8' }, _hover: { bg: 'stone', color: { lg: 'ink' } } })).toEqual([
    'paddingInline_4',
    'md:paddingInline_8',
    '_hover:background_stone',
    '_hover:lg:color_ink',
  ]);
});

it('leaves no space in a name', () => {
  expect(classesOf({ '& > svg': { color: 'rgba(0, 0, 0, 0.5)' } })).toEqual(['&_>_svg:color_rgba(0,_0,_0,_0.5)']);
});

it('keeps the last of two values for one property, also under its shorthand', () => {
  expect(classesOf({ paddingInline: '4', px: '8' })).toEqual(['paddingInline_8']);
});

it('skips unset values', () => {
  expect(classesOf({ px: undefined, color: null, bg: 'ink' })).toEqual(['background_ink']);
});
