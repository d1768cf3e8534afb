/** The full name of each style property that also has a shorthand, and `0` for the others. */
export type StyleNames = Readonly<Record<string, string | 0>>;

/** The value of a style prop: a value, or values by screen width, state or selector. */
export type Style = string | number | boolean | null | undefined | { [key: string]: Style };

/** SVG attributes that share their name with a style. */
export const drawingAttributes: Record<string, readonly string[]> = {
  path: ['d'],
  text: ['x', 'y'],
  circle: ['cx', 'cy', 'r'],
  rect: ['width', 'height', 'x', 'y', 'rx', 'ry'],
};

const condition = /^[@_]|&|^(?:base|sm|md|lg|xl|2xl)$/;

/** Whether a key is a condition of a style rather than a property. */
export const isCondition = (key: string) => condition.test(key);

/** Returns a class such as `md:paddingInline_4`. The style sheet uses the same names. */
export function classNameOf(conditions: readonly string[], property: string, value: string | number | boolean): string {
  return [...conditions, `${property}_${value}`].join(':').replace(/\s/g, '_');
}

/** Adds the value of each property to `found`, keyed by its conditions and name. The last value wins. */
export function resolveStyles(
  styles: { [key: string]: Style },
  names: StyleNames,
  found: Map<string, string>,
  conditions: readonly string[] = [],
  property?: string,
): void {
  for (const key in styles) {
    const value = styles[key];
    if (value === undefined || value === null) continue;
    const isWhen = isCondition(key);
    const within = isWhen && key !== 'base' ? [...conditions, key] : conditions;
    const name = isWhen ? property : names[key] || key;
    if (typeof value === 'object') resolveStyles(value, names, found, within, name);
    else if (name) found.set(`${within.join(':')} ${name}`, classNameOf(within, name, value));
  }
}
