import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { system } from '../src/theme/system.ts';
import { collectStyles, programOf, type CollectedStyles } from './collect-styles.ts';
import { builtRecipe, stylesheet } from './stylesheet.ts';

const isStyleName = (name: string) => system.isValidProperty(name) || /^[@_]|&/.test(name);
const header = "import { chakra, defineRecipe, type HTMLChakraProps } from '@chakra-ui/react';\n";
const sources: string[] = [];
let folder: string;
let program: ReturnType<typeof programOf>;

// One program for all tests: parsing and checking the types of Chakra takes most of the time.
beforeAll(() => {
  folder = mkdtempSync(resolve(import.meta.dirname, '../../node_modules/.cache-styles-'));
  const compilerOptions = { jsx: 'react-jsx', strict: true, module: 'esnext', moduleResolution: 'bundler', types: [] };
  writeFileSync(resolve(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['*/page.tsx'] }));
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), resolve(folder, 'node_modules'));
  for (const [number, source] of sources.entries()) {
    mkdirSync(resolve(folder, String(number)));
    writeFileSync(resolve(folder, String(number), 'page.tsx'), header + source);
  }
  program = programOf(folder);
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

function collecting(title: string, source: string, expectations: (styles: CollectedStyles) => void) {
  const number = sources.push(source) - 1;
  it(title, () => expectations(collectStyles(program, resolve(folder, String(number)), isStyleName)));
}
const classesIn = ({ atoms }: CollectedStyles) =>
  atoms.map(({ conditions, property, value }) => [...conditions, `${property}_${value}`].join(':')).sort();

collecting(
  'collects a style from every form of source that can set it',
  `
    const wide = { maxW: '40rem', mx: 'auto' } as const;
    type Fruit = 'lime' | 'mint';
    const looks = [{ color: 'ink' }, { color: 'paper' }] as const;
    export const Page = ({ on, fruit, at }: { on: boolean; fruit: Fruit; at: number }) => (
      <chakra.div p="4" pt={{ base: '1', md: '2' }} bg={on ? 'ink' : undefined} {...wide} {...(looks[at] ?? {})}>
        <chakra.i borderColor={\`fruit.\${fruit}.tint\`} opacity={on && 0.5} _hover={{ color: { lg: 'muted' } }} />
      </chakra.div>
    );`,
  (styles) => {
    expect(styles.problems).toEqual([]);
    expect(classesIn(styles)).toEqual(
      [
        ...['p_4', 'pt_1', 'md:pt_2', 'bg_ink', 'maxW_40rem', 'mx_auto', 'color_ink', 'color_paper', 'opacity_0.5'],
        ...['borderColor_fruit.lime.tint', 'borderColor_fruit.mint.tint', '_hover:lg:color_muted'],
      ].sort(),
    );
  },
);

collecting(
  'collects a passed-on prop from the callers and its default from the component',
  `
    const Card = ({ bg = 'paper', ...rest }: HTMLChakraProps<'div'>) => <chakra.div bg={bg} {...rest} />;
    export const Page = () => <Card bg="stone" p="6" />;`,
  (styles) => {
    expect(styles.problems).toEqual([]);
    expect(classesIn(styles)).toEqual(['bg_paper', 'bg_stone', 'p_6']);
  },
);

collecting(
  'reports the position of a style that exists only at run time',
  `
    export const Bar = ({ share }: { share: number }) => <chakra.div w={\`\${share}%\`} />;
    export const Box = ({ place }: { place: { left: string } }) => <chakra.div {...place} />;`,
  ({ problems }) => {
    expect(problems.map((problem) => problem.split('/').at(-1))).toEqual(['page.tsx:3: share', 'page.tsx:4: place']);
  },
);

collecting(
  'ignores props that only share their name with a style',
  `
    const Chart = ({ height }: { height: number }) => <svg height={height} />;
    export const Page = ({ size }: { size: number }) => <Chart height={size * 2} />;`,
  (styles) => {
    expect(styles.problems).toEqual([]);
  },
);

collecting(
  'writes one rule per class, with wider screens and single sides last',
  `
    export const Page = () => <chakra.p pt="1" p={{ base: '4', md: '8' }} _hover={{ bg: 'ink' }} bg="paper" />;`,
  (styles) => {
    const css = stylesheet(system, styles.atoms, styles.recipes);
    const places = ['.padding_4{', '.paddingTop_1{', '._hover\\:background_ink', '.md\\:padding_8{'].map((rule) =>
      css.indexOf(rule),
    );
    expect(places.every((place) => place > 0)).toBe(true);
    expect(places).toEqual([...places].sort((a, b) => a - b));
    expect(css).toContain('.paddingTop_1{padding-top:var(--gum-spacing-1);}');
  },
);

collecting(
  'gives a recipe one class for its base and one per variant, below every style prop',
  `
    const pill = defineRecipe({
      base: { color: 'ink' },
      variants: { size: { sm: { px: '4' }, md: { px: '6' } } },
      defaultVariants: { size: 'md' },
    });
    export const Pill = chakra('button', pill);`,
  (styles) => {
    const [recipe] = styles.recipes;
    expect(builtRecipe(recipe!)).toEqual({
      base: 'pill',
      variants: { size: { sm: 'pill-size-sm', md: 'pill-size-md' } },
      defaultVariants: { size: 'md' },
    });
    expect(stylesheet(system, styles.atoms, styles.recipes)).toMatch(/@layer recipes\{\.pill\{color:[^}]+\}\}/);
  },
);
