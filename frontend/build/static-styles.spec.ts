import { mkdtempSync, mkdirSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { system } from '../src/theme/system.ts';
import { collectStyles, type CollectedStyles } from './collect-styles.ts';
import { builtRecipe, stylesheet } from './stylesheet.ts';

const isStyleName = (name: string) => system.isValidProperty(name) || /^[@_]|&/.test(name);
const header = "import { chakra, defineRecipe, type HTMLChakraProps } from '@chakra-ui/react';\n";
let folder: string;
beforeEach(() => {
  folder = mkdtempSync(resolve(import.meta.dirname, '../../node_modules/.cache-styles-'));
  mkdirSync(resolve(folder, 'src'));
  const compilerOptions = { jsx: 'react-jsx', strict: true, module: 'esnext', moduleResolution: 'bundler', types: [] };
  writeFileSync(resolve(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions, include: ['src'] }));
  symlinkSync(resolve(import.meta.dirname, '../../node_modules'), resolve(folder, 'node_modules'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function collected(source: string): CollectedStyles {
  writeFileSync(resolve(folder, 'src/page.tsx'), header + source);
  return collectStyles(folder, isStyleName);
}
const classesIn = ({ atoms }: CollectedStyles) =>
  atoms.map(({ conditions, property, value }) => [...conditions, `${property}_${value}`].join(':')).sort();

it('collects a style from every form of source that can set it', () => {
  const styles = collected(`
    const wide = { maxW: '40rem', mx: 'auto' } as const;
    type Fruit = 'lime' | 'mint';
    const looks = [{ color: 'ink' }, { color: 'paper' }] as const;
    export const Page = ({ on, fruit, at }: { on: boolean; fruit: Fruit; at: number }) => (
      <chakra.div p="4" pt={{ base: '1', md: '2' }} bg={on ? 'ink' : undefined} {...wide} {...(looks[at] ?? {})}>
        <chakra.i borderColor={\`fruit.\${fruit}.tint\`} opacity={on && 0.5} _hover={{ color: { lg: 'muted' } }} />
      </chakra.div>
    );`);
  expect(styles.problems).toEqual([]);
  expect(classesIn(styles)).toEqual(
    [
      ...['p_4', 'pt_1', 'md:pt_2', 'bg_ink', 'maxW_40rem', 'mx_auto', 'color_ink', 'color_paper', 'opacity_0.5'],
      ...['borderColor_fruit.lime.tint', 'borderColor_fruit.mint.tint', '_hover:lg:color_muted'],
    ].sort(),
  );
});

it('collects a passed-on prop from the callers and its default from the component', () => {
  const styles = collected(`
    const Card = ({ bg = 'paper', ...rest }: HTMLChakraProps<'div'>) => <chakra.div bg={bg} {...rest} />;
    export const Page = () => <Card bg="stone" p="6" />;`);
  expect(styles.problems).toEqual([]);
  expect(classesIn(styles)).toEqual(['bg_paper', 'bg_stone', 'p_6']);
});

it('reports the position of a style that exists only at run time', () => {
  const { problems } = collected(`
    export const Bar = ({ share }: { share: number }) => <chakra.div w={\`\${share}%\`} />;
    export const Box = ({ place }: { place: { left: string } }) => <chakra.div {...place} />;`);
  expect(problems.map((problem) => problem.split('/').at(-1))).toEqual(['page.tsx:3: share', 'page.tsx:4: place']);
});

it('ignores props that only share their name with a style', () => {
  const styles = collected(`
    const Chart = ({ height }: { height: number }) => <svg height={height} />;
    export const Page = ({ size }: { size: number }) => <Chart height={size * 2} />;`);
  expect(styles.problems).toEqual([]);
});

it('writes one rule per class, with wider screens and single sides last', () => {
  const styles = collected(`
    export const Page = () => <chakra.p pt="1" p={{ base: '4', md: '8' }} _hover={{ bg: 'ink' }} bg="paper" />;`);
  const css = stylesheet(system, styles.atoms, styles.recipes);
  const places = ['.padding_4{', '.paddingTop_1{', '._hover\\:background_ink', '.md\\:padding_8{'].map((rule) =>
    css.indexOf(rule),
  );
  expect(places.every((place) => place > 0)).toBe(true);
  expect(places).toEqual([...places].sort((a, b) => a - b));
  expect(css).toContain('.paddingTop_1{padding-top:var(--gum-spacing-1);}');
});

it('gives a recipe one class for its base and one per variant, below every style prop', () => {
  const styles = collected(`
    const pill = defineRecipe({
      base: { color: 'ink' },
      variants: { size: { sm: { px: '4' }, md: { px: '6' } } },
      defaultVariants: { size: 'md' },
    });
    export const Pill = chakra('button', pill);`);
  const [recipe] = styles.recipes;
  expect(builtRecipe(recipe!)).toEqual({
    base: 'pill',
    variants: { size: { sm: 'pill-size-sm', md: 'pill-size-md' } },
    defaultVariants: { size: 'md' },
  });
  expect(stylesheet(system, styles.atoms, styles.recipes)).toMatch(/@layer recipes\{\.pill\{color:[^}]+\}\}/);
});
