/** Finds text in JSX that a translated page cannot keep up to date, because it shares its element with other content. */
import ts from 'typescript';

/**
 * Returns where a text has no element of its own: beside content that changes, in a fragment, or as all that a component
 * returns. A browser's translator moves such a text out of its parent, so React can neither change nor remove it.
 */
export function looseTexts(files, options) {
  const program = ts.createProgram(files, options);
  const checker = program.getTypeChecker();
  const places = [];
  for (const file of files) {
    const source = program.getSourceFile(file);
    const visit = (node) => {
      if (isLoose(node, checker)) {
        const { line } = source.getLineAndCharacterOfPosition(node.getStart());
        places.push(`${file}:${line + 1}`);
      }
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return places;
}

function isLoose(node, checker) {
  if (ts.isFunctionDeclaration(node)) return isComponent(node) && mayBeText(returnedBy(node, checker));
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return false;
  const children = node.children.map((child) => kindOf(child, checker)).filter((kind) => kind !== 'blank');
  if (!children.some((kind) => kind.includes('text'))) return false;
  return ts.isJsxFragment(node) || (children.length > 1 && children.some((kind) => kind.startsWith('changing')));
}

function kindOf(child, checker) {
  if (ts.isJsxText(child)) return child.text.trim() ? 'text' : 'blank';
  if (!ts.isJsxExpression(child)) return 'element';
  const { expression } = child;
  if (!expression || (ts.isStringLiteral(expression) && !expression.text.trim())) return 'blank';
  const kind = mayBeText(checker.getTypeAtLocation(expression)) ? 'text' : 'node';
  return isCopy(expression) ? kind : `changing ${kind}`;
}

/** Whether an expression is a sentence of a copy file, which never changes. */
function isCopy(expression) {
  if (!ts.isPropertyAccessExpression(expression)) return false;
  let { expression: object } = expression;
  while (ts.isPropertyAccessExpression(object)) object = object.expression;
  return ts.isIdentifier(object) && /copy$/i.test(object.text);
}

/** Whether a type has a text. A ReactNode has not: its parts are checked where they are written. */
function mayBeText(type) {
  const types = type.isUnion() ? type.types : [type];
  if (types.some(({ symbol }) => symbol?.name === 'Iterable')) return false;
  const texts = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike;
  return types.some(({ flags, value }) => flags & texts && value !== '' && value !== 0);
}

const isComponent = ({ name, parent }) =>
  ts.isSourceFile(parent) && /\.tsx$/.test(parent.fileName) && /^[A-Z]/.test(name?.text ?? '');

const returnedBy = (node, checker) => checker.getReturnTypeOfSignature(checker.getSignatureFromDeclaration(node));
