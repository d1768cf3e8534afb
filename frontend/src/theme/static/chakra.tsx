import { createElement, type ElementType, type ReactNode } from 'react';
import { styleNames } from 'virtual:style-names';
import { drawingAttributes, isCondition, resolveStyles, type Style } from './class-names';

/** A recipe in the built shop: the classes of its base and of each variant. */
interface BuiltRecipe {
  base: string;
  variants: Record<string, Record<string, string>>;
  defaultVariants: Record<string, string>;
}

type Props = Record<string, unknown>;

const htmlName = /^html(Width|Height|Size|Translate)$/;

const isStyle = (name: string) => name in styleNames || isCondition(name);

function styled(tag: ElementType, recipe?: BuiltRecipe, { defaultProps }: { defaultProps?: Props } = {}) {
  const attributes = (typeof tag === 'string' && drawingAttributes[tag]) || [];
  return function Styled(given: Props): ReactNode {
    const forwarded: Props = {};
    const own: Record<string, Style> = {};
    const chosen: Props = { ...recipe?.defaultVariants };
    let css: Style;
    let element = tag;
    const take = (props: Props) => {
      for (const name in props) {
        const value = props[name];
        if (value === undefined) continue;
        if (name === 'css') css = value as Style;
        else if (name === 'as') element = value as ElementType;
        else if (recipe && name in recipe.variants) chosen[name] = value;
        else if (htmlName.test(name)) forwarded[name.slice(4).toLowerCase()] = value;
        else if (isStyle(name) && !attributes.includes(name)) own[name] = value as Style;
        else forwarded[name] = value;
      }
    };
    if (defaultProps) take(defaultProps);
    take(given);
    const found = new Map<string, string>();
    if (css) resolveStyles(css as Record<string, Style>, styleNames, found);
    resolveStyles(own, styleNames, found);
    const classes = [forwarded.className, recipe?.base, ...variantClasses(recipe, chosen), ...found.values()];
    const className = classes.filter(Boolean).join(' ');
    if (className) forwarded.className = className;
    return createElement(element, forwarded);
  };
}

function variantClasses(recipe: BuiltRecipe | undefined, chosen: Props): (string | undefined)[] {
  return recipe ? Object.keys(recipe.variants).map((name) => recipe.variants[name]?.[String(chosen[name])]) : [];
}

const elements = new Map<string, ReturnType<typeof styled>>();

/** Replaces `chakra` in the built shop. Style props become classes, so the browser generates no styles. */
export const chakra = new Proxy(styled, {
  get(_, tag: string) {
    let element = elements.get(tag);
    if (!element) elements.set(tag, (element = styled(tag as ElementType)));
    return element;
  },
});

/** Returns its argument, because the build has already resolved the recipe. */
export const defineRecipe = (recipe: BuiltRecipe): BuiltRecipe => recipe;
