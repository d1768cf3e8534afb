/**
 * `typescript/consistent-type-imports` without the files that have decorators: `emitDecoratorMetadata` turns a type in
 * a constructor into a value, so `import type` would break dependency injection there.
 */
const typeImports = {
  create(context) {
    const found = [];
    let hasDecorators = false;
    return {
      Decorator() {
        hasDecorators = true;
      },
      ImportDeclaration(node) {
        if (node.importKind === 'type') return;
        for (const specifier of node.specifiers)
          if (specifier.importKind !== 'type' && isOnlyAType(context.sourceCode.getDeclaredVariables(specifier)[0]))
            found.push(specifier);
      },
      'Program:exit'() {
        if (!hasDecorators)
          for (const specifier of found)
            context.report({ node: specifier, message: `Import ${specifier.local.name} with \`type\`.` });
      },
    };
  },
};

const isOnlyAType = ({ references }) => references.length > 0 && references.every(isTypeUse);

function isTypeUse({ identifier, isTypeReference, isValueReference }) {
  if (!isValueReference) return isTypeReference;
  let { parent } = identifier;
  while (parent.type === 'TSQualifiedName') ({ parent } = parent);
  return parent.type === 'TSTypeQuery';
}

/** Words that open a fragment. A docstring begins with a verb or a noun, so that it reads without the name below it. */
const fragment = /^\*[\s*]*(Of|Whose|Without|Also|As|By|Per)\b/i;

const docstringOpening = {
  create({ sourceCode, report }) {
    return {
      Program() {
        for (const comment of sourceCode.getAllComments()) {
          const opening = comment.type === 'Block' && fragment.exec(comment.value)?.[1];
          if (opening)
            report({ loc: comment.loc, message: `Begin the docstring with a verb or a noun instead of "${opening}".` });
        }
      },
    };
  },
};

export default {
  meta: { name: 'shop' },
  rules: { 'docstring-opening': docstringOpening, 'type-imports': typeImports },
};
