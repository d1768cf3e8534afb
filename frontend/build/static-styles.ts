import { resolve } from 'node:path';
import type { SystemContext } from '@chakra-ui/react';
import type { Plugin } from 'vite';
import { collectStyles, programOf, type CollectedStyles } from './collect-styles.ts';
import { builtRecipe, stylesheet } from './stylesheet.ts';

const sheet = 'virtual:shop-styles.css';
const names = 'virtual:style-names';

/**
 * Resolves all style props at build time: the built shop loads one style sheet, and `chakra` only adds class names.
 * Fails the build when a style has no static value. Put such a value in the `style` prop, but not on an element that the
 * server renders: the content security policy blocks style attributes in HTML.
 */
export function staticStyles(root: string, system: SystemContext): Plugin {
  let styles: CollectedStyles | undefined;
  const isStyleName = (name: string) => system.isValidProperty(name) || /^[@_]|&/.test(name);
  const source = resolve(root, 'src');
  return {
    name: 'static-styles',
    apply: 'build',
    enforce: 'pre',
    buildStart() {
      styles ??= collectStyles(programOf(root), source, isStyleName); // for both the browser and the server
      if (styles.problems.length > 0) {
        this.error(
          `Styles only known at run time; use the style prop of an element that the server does not render:\n${styles.problems.join('\n')}`,
        );
      }
    },
    resolveId(id, importer) {
      if (id === sheet || id === names) return `\0${id}`;
      if (id === '@chakra-ui/react') return resolve(source, 'theme/static/chakra.tsx');
      const replaced = /\/theme\/style-(provider|sheet)$/.exec(id)?.[1];
      if (!replaced || !importer?.startsWith(source)) return undefined;
      return resolve(source, `theme/static/style-${replaced}.${replaced === 'sheet' ? 'ts' : 'tsx'}`);
    },
    load(id) {
      if (!styles) return undefined;
      if (id === `\0${sheet}`) return stylesheet(system, styles.atoms, styles.recipes);
      if (id !== `\0${names}`) return undefined;
      const used = [...new Set(styles.atoms.map(({ property }) => property))].sort();
      const full = used.map((name) => [name, system.utility.resolveShorthand(name)]);
      const styleNames = Object.fromEntries(full.map(([name, long]) => [name, long === name ? 0 : long]));
      return `export const styleNames = ${JSON.stringify(styleNames)};`;
    },
    transform(code, id) {
      const recipes = (styles?.recipes ?? []).filter(({ file }) => file === id);
      if (recipes.length === 0) return undefined;
      let result = code;
      for (const recipe of recipes.sort((a, b) => b.start - a.start)) {
        result = result.slice(0, recipe.start) + JSON.stringify(builtRecipe(recipe)) + result.slice(recipe.end);
      }
      return { code: result, map: null };
    },
  };
}
