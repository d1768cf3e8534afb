import ts from 'typescript';

/** A possible value of an expression at run time. An object holds the possible values of each of its keys. */
export type Value = string | number | boolean | ObjectValue;
export interface ObjectValue {
  [key: string]: Value[];
}

/** Thrown for an expression whose values exist only at run time. */
export class NotStatic extends Error {
  constructor(readonly node: ts.Node) {
    const file = node.getSourceFile();
    const { line } = file.getLineAndCharacterOfPosition(node.getStart());
    super(`${file.fileName}:${line + 1}: ${node.getText().slice(0, 60)}`);
  }
}

const nullish = new Set(['undefined', 'null']);

/**
 * Returns every value that an expression can have, from the source and its types.
 * It reads literals, conditional choices, constants of any module, and names whose type is a union of literals. It
 * leaves out `undefined` and `null`.
 * @throws NotStatic when the values cannot be known.
 */
export function possibleValues(node: ts.Expression, checker: ts.TypeChecker): Value[] {
  const of = (expression: ts.Expression) => possibleValues(expression, checker);
  if (ts.isParenthesizedExpression(node) || ts.isAsExpression(node) || ts.isSatisfiesExpression(node)) {
    return of(node.expression);
  }
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isNumericLiteral(node)) return [Number(node.text)];
  if (node.kind === ts.SyntaxKind.TrueKeyword) return [true];
  if (node.kind === ts.SyntaxKind.FalseKeyword) return [false];
  if (node.kind === ts.SyntaxKind.NullKeyword || nullish.has(node.getText())) return [];
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.MinusToken) {
    return of(node.operand).map((value) => -Number(value));
  }
  if (ts.isConditionalExpression(node)) return [...of(node.whenTrue), ...of(node.whenFalse)];
  if (ts.isBinaryExpression(node)) return ofOperator(node, checker);
  if (ts.isTemplateExpression(node)) return ofTemplate(node, checker);
  if (ts.isObjectLiteralExpression(node)) return [ofObject(node, checker)];
  if (ts.isArrayLiteralExpression(node))
    return [Object.fromEntries(node.elements.map((element, at) => [at, of(element)]))];
  const constant = ofConstant(node, checker);
  return constant ?? ofType(checker.getTypeAtLocation(node), node, checker);
}

function ofOperator(node: ts.BinaryExpression, checker: ts.TypeChecker): Value[] {
  const { kind } = node.operatorToken;
  const right = () => possibleValues(node.right, checker);
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken) return right();
  if (kind === ts.SyntaxKind.BarBarToken || kind === ts.SyntaxKind.QuestionQuestionToken) {
    return [...possibleValues(node.left, checker), ...right()];
  }
  return ofType(checker.getTypeAtLocation(node), node, checker);
}

function ofTemplate(node: ts.TemplateExpression, checker: ts.TypeChecker): Value[] {
  return node.templateSpans.reduce<string[]>(
    (texts, span) => {
      const values = possibleValues(span.expression, checker);
      return texts.flatMap((text) => values.map((value) => `${text}${String(value)}${span.literal.text}`));
    },
    [node.head.text],
  );
}

function ofObject(node: ts.ObjectLiteralExpression, checker: ts.TypeChecker): ObjectValue {
  const result: ObjectValue = {};
  for (const property of node.properties) {
    if (ts.isSpreadAssignment(property)) {
      for (const spread of possibleValues(property.expression, checker)) {
        if (typeof spread === 'object') Object.assign(result, spread);
      }
    } else if (ts.isPropertyAssignment(property)) {
      result[nameOf(property.name, checker)] = possibleValues(property.initializer, checker);
    } else if (ts.isShorthandPropertyAssignment(property)) {
      result[property.name.text] = possibleValues(property.name, checker);
    } else throw new NotStatic(property);
  }
  return result;
}

function nameOf(name: ts.PropertyName, checker: ts.TypeChecker): string {
  if (ts.isComputedPropertyName(name)) return String(possibleValues(name.expression, checker)[0]);
  return name.text;
}

/** Returns the value of a `const` or of one of its properties, also from another module. */
function ofConstant(node: ts.Expression, checker: ts.TypeChecker): Value[] | undefined {
  if (ts.isPropertyAccessExpression(node) || ts.isElementAccessExpression(node)) {
    const objects = ofConstant(node.expression, checker);
    if (!objects) return undefined;
    return objects.flatMap((object) => (typeof object === 'object' ? valuesAt(object, node, checker) : []));
  }
  if (!ts.isIdentifier(node)) return undefined;
  const initializer = initializerOf(node, checker);
  if (!initializer) return undefined;
  try {
    return possibleValues(initializer, checker);
  } catch (error) {
    if (error instanceof NotStatic) return undefined; // the caller then tries its type
    throw error;
  }
}

function valuesAt(
  object: ObjectValue,
  node: ts.PropertyAccessExpression | ts.ElementAccessExpression,
  checker: ts.TypeChecker,
): Value[] {
  if (ts.isPropertyAccessExpression(node)) return object[node.name.text] ?? [];
  try {
    return possibleValues(node.argumentExpression, checker).flatMap((key) => object[String(key)] ?? []);
  } catch (error) {
    if (error instanceof NotStatic) return Object.values(object).flat();
    throw error;
  }
}

function initializerOf(node: ts.Identifier, checker: ts.TypeChecker): ts.Expression | undefined {
  let symbol = checker.getSymbolAtLocation(node);
  if (symbol && symbol.flags & ts.SymbolFlags.Alias) symbol = checker.getAliasedSymbol(symbol);
  const declaration = symbol?.valueDeclaration;
  if (!declaration || !ts.isVariableDeclaration(declaration)) return undefined;
  const isConst = (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;
  return isConst ? declaration.initializer : undefined;
}

function ofType(type: ts.Type, node: ts.Node, checker: ts.TypeChecker): Value[] {
  if (type.isUnion()) return type.types.flatMap((member) => ofType(member, node, checker));
  if (type.isStringLiteral() || type.isNumberLiteral()) return [type.value];
  if (type.flags & ts.TypeFlags.BooleanLiteral) return [checker.typeToString(type) === 'true'];
  if (type.flags & (ts.TypeFlags.Undefined | ts.TypeFlags.Null)) return [];
  throw new NotStatic(node);
}
