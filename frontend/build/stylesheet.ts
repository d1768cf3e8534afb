import { serializeStyles, type CSSObject } from '@emotion/serialize';
import type { SystemContext, SystemStyleObject } from '@chakra-ui/react';
import { compile, serialize, stringify } from 'stylis';
import { classNameOf } from '../src/theme/static/class-names.ts';
import type { Atom, Recipe } from './collect-styles.ts';
import type { ObjectValue, Value } from './possible-values.ts';

/** The classes of a recipe in the built shop. */
export interface BuiltRecipe {
  base: string;
  variants: Record<string, Record<string, string>>;
  defaultVariants: Record<string, Value>;
}

type Css = Record<string, unknown>;

const toText = (css: Css, selector?: string) => {
  const { styles } = serializeStyles([css as CSSObject]);
  return serialize(compile(selector ? `${selector}{${styles}}` : styles), stringify);
};
const resolved = (system: SystemContext, css: Css): Css => system.css(css as SystemStyleObject);
const escaped = (className: string) => `.${className.replace(/[^\w-]|^\d/g, (sign) => `\\${sign}`)}`;

/** Returns the shop's style sheet: Chakra's reset, global styles, tokens, recipes, and a rule per possible style. */
export function stylesheet(system: SystemContext, atoms: readonly Atom[], recipes: readonly Recipe[]): string {
  const globals = system._global.map((css) => toText(css));
  const rules = new Map(atoms.map((atom) => [classOf(system, atom), atom]));
  return [
    system.layers.atRule,
    ...globals,
    ...recipes.flatMap((recipe) => recipeRules(system, recipe)),
    ...[...rules]
      .map(([className, atom]) => ({ className, atom, rank: rankOf(system, atom) }))
      .sort((a, b) => compare(a.rank, b.rank))
      .map(({ className, atom }) => toText(resolved(system, nested(atom)), escaped(className))),
  ].join('\n');
}

const full = (system: SystemContext, property: string) => system.utility.resolveShorthand(property);
const classOf = (system: SystemContext, { conditions, property, value }: Atom) =>
  classNameOf(conditions, full(system, property), value);

function nested({ conditions, property, value }: Atom): Css {
  return conditions.reduceRight<Css>((inner, condition) => ({ [condition]: inner }), { [property]: value });
}

/** Names the classes of a recipe after it. */
export function builtRecipe({ name, config }: Recipe): BuiltRecipe {
  const { variants = [], defaultVariants = [] } = config;
  const choices = Object.entries((variants[0] ?? {}) as ObjectValue);
  return {
    base: name,
    variants: Object.fromEntries(
      choices.map(([variant, [options]]) => [
        variant,
        Object.fromEntries(
          Object.keys(options as ObjectValue).map((option) => [option, `${name}-${variant}-${option}`]),
        ),
      ]),
    ),
    defaultVariants: plain((defaultVariants[0] ?? {}) as ObjectValue) as Record<string, Value>,
  };
}

function recipeRules(system: SystemContext, recipe: Recipe): string[] {
  const { variants } = builtRecipe(recipe);
  const styles = plain(recipe.config) as { base?: Css; variants?: Record<string, Record<string, Css>> };
  const rule = (className: string, css: Css = {}) =>
    toText(system.layers.wrap('recipes', resolved(system, css)), escaped(className));
  return [
    rule(recipe.name, styles.base),
    ...Object.entries(variants).flatMap(([variant, options]) =>
      Object.entries(options).map(([option, className]) => rule(className, styles.variants?.[variant]?.[option])),
    ),
  ];
}

/** Converts a recipe to plain CSS. Each of its keys has exactly one value. */
function plain(value: ObjectValue): Css {
  return Object.fromEntries(
    Object.entries(value).map(([key, [first]]) => [key, typeof first === 'object' ? plain(first) : first]),
  );
}

/** Later states win. The order is that of the browsers' own style sheets. */
const states = ['hover', 'focus', 'focusVisible', 'active', 'invalid', 'disabled'];
const sides = /(Top|Right|Bottom|Left|Start|End)/;
const borderOfSide = /^border(Top|Right|Bottom|Left|Inline|Block)(Start|End)?$/;
const shorthands = new Set(
  'all animation background border flex font gap gridArea inset margin outline overflow padding transition'.split(' '),
);
const partOf = new RegExp(`^(list|text|${[...shorthands].join('|')})`);

/**
 * Returns the position of a rule, so that the cascade resolves conflicts as Chakra does per element. Wider screens come
 * last, states after unconditional styles, and a single side after all sides.
 */
function rankOf(system: SystemContext, { conditions, property }: Atom): number[] {
  const name = full(system, property);
  const widths = system.breakpoints.keys();
  const media = conditions.map((condition) => widths.indexOf(condition)).filter((at) => at >= 0);
  const others = conditions.filter((condition) => !widths.includes(condition));
  const isOtherMedia = others.some((condition) => system.conditions.resolve(condition).toString().startsWith('@'));
  const state = Math.max(-1, ...others.map((condition) => states.indexOf(condition.slice(1))));
  return [Math.max(-1, ...media), isOtherMedia ? 1 : 0, others.length, state, detailOf(name)];
}

/** Sorts broader properties first: `border`, `borderTop`, `borderColor`, then `borderTopColor`. */
function detailOf(name: string): number {
  if (shorthands.has(name)) return 0;
  if (borderOfSide.test(name)) return 1;
  if (sides.test(name)) return 4;
  return partOf.test(name) ? 2 : 3;
}

function compare(a: number[], b: number[]): number {
  const at = a.findIndex((rank, index) => rank !== b[index]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
