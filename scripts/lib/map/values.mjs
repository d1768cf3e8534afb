/**
 * Evaluates front-end expressions statically. A value is a list of possible texts (`*` is unknown), `{ items }` for an
 * array or `{ fields }` for an object.
 */
import ts from 'typescript';
import { declarationsOf, isTopLevel } from './program.mjs';

export const unknown = ['*'];
const isTexts = (value) => Array.isArray(value);
const textsOf = (value) => (isTexts(value) ? value : unknown);
const combined = (parts) =>
  parts.reduce((texts, part) => texts.flatMap((text) => textsOf(part).map((more) => text + more)), ['']);

export function valueOf(checker, node, env) {
  const value = (child) => valueOf(checker, child, env);
  if (ts.isStringLiteralLike(node)) return [node.text];
  if (ts.isAsExpression(node) || ts.isParenthesizedExpression(node)) return value(node.expression);
  if (ts.isTemplateExpression(node))
    return combined([
      [node.head.text],
      ...node.templateSpans.flatMap(({ expression, literal }) => [value(expression), [literal.text]]),
    ]);
  if (ts.isConditionalExpression(node)) return [...textsOf(value(node.whenTrue)), ...textsOf(value(node.whenFalse))];
  if (ts.isArrayLiteralExpression(node)) return { items: node.elements.flatMap((one) => itemsOf(one, value)) };
  if (ts.isObjectLiteralExpression(node)) return { fields: fieldsOf(node, value) };
  if (ts.isPropertyAccessExpression(node)) {
    const field = value(node.expression)?.fields?.get(node.name.text);
    return field ?? literalsOf(checker, node);
  }
  if (ts.isIdentifier(node)) return identifierValue(checker, node, env);
  if (ts.isCallExpression(node)) return callValue(checker, node, env);
  return literalsOf(checker, node);
}

const itemsOf = (element, value) =>
  ts.isSpreadElement(element) ? (value(element.expression)?.items ?? [unknown]) : [value(element)];

function fieldsOf(object, value) {
  const entries = object.properties.flatMap((property) => {
    if (ts.isSpreadAssignment(property)) return [...(value(property.expression)?.fields ?? [])];
    if (ts.isPropertyAssignment(property)) return [[property.name.text, value(property.initializer)]];
    return ts.isShorthandPropertyAssignment(property) ? [[property.name.text, value(property.name)]] : [];
  });
  return new Map(entries);
}

function identifierValue(checker, node, env) {
  const [declaration] = declarationsOf(checker, node);
  if (env.has(declaration)) return env.get(declaration);
  const isConstant = declaration && ts.isVariableDeclaration(declaration) && declaration.initializer;
  return isConstant ? valueOf(checker, declaration.initializer, env) : literalsOf(checker, node);
}

function literalsOf(checker, node) {
  const type = checker.getTypeAtLocation(node);
  const members = type.isUnion() ? type.types : [type];
  return members.every((member) => member.isStringLiteral()) ? members.map(({ value }) => value) : unknown;
}

function callValue(checker, node, env) {
  const { expression } = node;
  const first = node.arguments[0];
  if (ts.isPropertyAccessExpression(expression)) {
    const on = valueOf(checker, expression.expression, env);
    if (expression.name.text === 'join' && on.items) return joinedItems(on.items, first?.text ?? ',');
    if (expression.name.text === 'map' && on.items) return { items: on.items };
  }
  if (expression.getText() === 'encodeURIComponent') return valueOf(checker, first, env);
  const callee = functionOf(checker, expression);
  if (callee) return answerOf(checker, callee, bound(checker, callee, node.arguments, env));
  // Assumes that a package function such as queryOptions returns its argument.
  return first && ts.isObjectLiteralExpression(first) ? valueOf(checker, first, env) : unknown;
}

const joinedItems = (items, separator) =>
  combined(items.flatMap((item, index) => (index > 0 ? [[separator], item] : [item])));

const beingRead = new Set();

/** The value that a function returns; unknown when it is recursive. */
function answerOf(checker, { body }, env) {
  if (beingRead.has(body)) return unknown;
  beingRead.add(body);
  try {
    if (!ts.isBlock(body)) return valueOf(checker, body, env);
    const answer = body.statements.find(ts.isReturnStatement);
    return answer?.expression ? valueOf(checker, answer.expression, env) : unknown;
  } finally {
    beingRead.delete(body);
  }
}

export function functionOf(checker, expression) {
  if (!ts.isIdentifier(expression) && !ts.isPropertyAccessExpression(expression)) return undefined;
  const name = ts.isIdentifier(expression) ? expression : expression.name;
  const [declaration] = declarationsOf(checker, name);
  if (!declaration) return undefined;
  if (ts.isFunctionDeclaration(declaration)) return declaration.body && declaration;
  const isFunction = (node) => node && (ts.isArrowFunction(node) || ts.isFunctionExpression(node));
  return ts.isVariableDeclaration(declaration) && isTopLevel(declaration) && isFunction(declaration.initializer)
    ? declaration.initializer
    : undefined;
}

/** Binds the parameters of a function to the arguments of a call. */
export function bound(checker, { parameters }, args, env) {
  const given = args.map((arg) =>
    ts.isSpreadElement(arg)
      ? { rest: itemsOf(arg, (node) => valueOf(checker, node, env)) }
      : valueOf(checker, arg, env),
  );
  const values = given.flatMap((value) => value?.rest ?? [value]);
  const entries = parameters.flatMap((parameter, index) => {
    if (parameter.dotDotDotToken) return [[parameter, { items: values.slice(index) }]];
    return values[index] === undefined ? [] : withFields(parameter, values[index]);
  });
  return new Map(entries);
}

export function withFields(parameter, value) {
  if (!ts.isObjectBindingPattern(parameter.name)) return [[parameter, value]];
  return parameter.name.elements.flatMap((element) => {
    const field = value.fields?.get((element.propertyName ?? element.name).getText());
    return field && !isUnknown(field) ? [[element, field]] : [];
  });
}

const isUnknown = (value) => isTexts(value) && value.every((text) => text === '*');
