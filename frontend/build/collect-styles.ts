import { resolve } from 'node:path';
import ts from 'typescript';
import { drawingAttributes, isCondition } from '../src/theme/static/class-names.ts';
import { NotStatic, possibleValues, type ObjectValue, type Value } from './possible-values.ts';

/** One property with one value, and the conditions under which it applies (outermost first). */
export interface Atom {
  conditions: string[];
  property: string;
  value: string | number | boolean;
}

/** A recipe, the position of its definition in its file, and the prefix of its classes. */
export interface Recipe {
  name: string;
  file: string;
  start: number;
  end: number;
  config: ObjectValue;
}

export interface CollectedStyles {
  atoms: Atom[];
  recipes: Recipe[];
  /** The expressions without a static value, as `file:line: source`. */
  problems: string[];
}

type IsStyleName = (name: string) => boolean;

export function programOf(root: string): ts.Program {
  const config = ts.getParsedCommandLineOfConfigFile(
    resolve(root, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
        throw new Error(String(messageText));
      },
    },
  )!;
  return ts.createProgram(config.fileNames, { ...config.options, incremental: false, tsBuildInfoFile: undefined });
}

/** Collects every style that the sources in a folder can set on an element, except tests. */
export function collectStyles(program: ts.Program, folder: string, isStyleName: IsStyleName): CollectedStyles {
  const collector = new Collector(program.getTypeChecker(), isStyleName);
  for (const file of program.getSourceFiles()) {
    if (file.fileName.startsWith(`${folder}/`) && !file.fileName.includes('.spec.')) collector.visit(file);
  }
  return collector;
}

class Collector implements CollectedStyles {
  readonly atoms: Atom[] = [];
  readonly recipes: Recipe[] = [];
  readonly problems: string[] = [];

  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly isStyleName: IsStyleName,
  ) {}

  visit = (node: ts.Node): void => {
    if (ts.isJsxOpeningLikeElement(node)) this.element(node);
    if (ts.isCallExpression(node)) this.call(node);
    ts.forEachChild(node, this.visit);
  };

  private element(node: ts.JsxOpeningLikeElement): void {
    if (ts.isIdentifier(node.tagName) && /^[a-z]/.test(node.tagName.text)) return;
    for (const attribute of node.attributes.properties) {
      if (ts.isJsxSpreadAttribute(attribute)) this.spread(attribute.expression, node);
      else this.attribute(attribute, node);
    }
  }

  private attribute(attribute: ts.JsxAttribute, element: ts.JsxOpeningLikeElement): void {
    const name = attribute.name.getText();
    if (!this.isStyleName(name) && name !== 'css') return;
    const given = attribute.initializer;
    const expression = given && ts.isJsxExpression(given) ? given.expression : given;
    try {
      const values = expression ? possibleValues(expression as ts.Expression, this.checker) : [true];
      if (name === 'css') this.addAll(values);
      else this.add(values, [], name);
    } catch (error) {
      if (!(error instanceof NotStatic)) throw error;
      const binding = this.bindingOf(error.node);
      if (binding && nameIn(binding) === name) this.passedOn(binding, name);
      else if (this.takesStyle(element, name)) this.problems.push(error.message);
    }
  }

  /** Collects only the default of a prop that is passed on under its own name: its callers give the other values. */
  private passedOn(binding: ts.BindingElement, name: string): void {
    if (binding.initializer) this.add(possibleValues(binding.initializer, this.checker), [], name);
  }

  /** Collects a spread of props. Constants are read here; props passed on are read at their callers. */
  private spread(expression: ts.Expression, element: ts.JsxOpeningLikeElement): void {
    try {
      this.addAll(possibleValues(expression, this.checker));
    } catch (error) {
      if (!(error instanceof NotStatic)) throw error;
      const given = this.checker.getTypeAtLocation(expression).getProperties();
      if (
        given.some((prop) => this.isStyleName(prop.name) && !isOfChakra(prop) && this.takesStyle(element, prop.name))
      ) {
        this.problems.push(error.message);
      }
    }
  }

  /** Whether the prop is a style of the element, which means that Chakra declares it. */
  private takesStyle(element: ts.JsxOpeningLikeElement, name: string): boolean {
    const tag = ts.isPropertyAccessExpression(element.tagName) ? element.tagName.name.text : '';
    if (drawingAttributes[tag]?.includes(name)) return false;
    const props = this.checker.getContextualType(element.attributes);
    return isOfChakra(props && this.checker.getPropertyOfType(props, name));
  }

  private bindingOf(node: ts.Node): ts.BindingElement | undefined {
    const declaration = this.checker.getSymbolAtLocation(node)?.valueDeclaration;
    return declaration && ts.isBindingElement(declaration) ? declaration : undefined;
  }

  private addAll(values: Value[]): void {
    for (const value of values) {
      if (typeof value !== 'object') continue;
      for (const [key, of] of Object.entries(value)) {
        if (this.isStyleName(key)) this.add(of, [], key);
      }
    }
  }

  private add(values: Value[], conditions: string[], key: string, property?: string): void {
    const isWhen = isCondition(key);
    if (!isWhen && property) return; // an object that is not a style, for a prop with the name of one
    const within = isWhen && key !== 'base' ? [...conditions, key] : conditions;
    const name = isWhen ? property : key;
    for (const value of values) {
      if (typeof value === 'object') {
        for (const [inner, of] of Object.entries(value)) this.add(of, within, inner, name);
      } else if (name) this.atoms.push({ conditions: within, property: name, value });
    }
  }

  /** `defineRecipe({…})` and `chakra(tag, {…})`. */
  private call(node: ts.CallExpression): void {
    const called = node.expression.getText();
    const config = called === 'defineRecipe' ? node.arguments[0] : called === 'chakra' ? node.arguments[1] : undefined;
    if (!config || !ts.isObjectLiteralExpression(config)) return;
    let holder: ts.Node = node;
    while (!ts.isVariableDeclaration(holder)) holder = holder.parent;
    const name = holder.name.getText();
    if (this.recipes.some((recipe) => recipe.name === name)) this.problems.push(`Two recipes are called ${name}.`);
    const file = node.getSourceFile().fileName;
    const [value] = possibleValues(config, this.checker);
    this.recipes.push({ name, file, start: config.getStart(), end: config.getEnd(), config: value as ObjectValue });
  }
}

const nameIn = (binding: ts.BindingElement) => (binding.propertyName ?? binding.name).getText();

function isOfChakra(symbol: ts.Symbol | undefined): boolean {
  return Boolean(
    symbol?.declarations?.some((declaration) => declaration.getSourceFile().fileName.includes('@chakra-ui')),
  );
}
