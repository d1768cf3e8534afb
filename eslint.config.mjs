import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

const typed = ['**/*.ts', '**/*.tsx'];
const tests = ['**/*.spec.ts', '**/*.spec.tsx', '**/*.e2e.ts', '**/*.fixtures.ts', '**/testing/**'];

const rawColour = '#[0-9a-fA-F]{3,8}\\b|\\b(?:rgb|hsl|hwb|lab|lch|oklab|oklch)a?\\(';
const namedColour = '^(?:black|red|green|blue|gr[ae]y|orange|yellow|purple|pink|brown|silver|navy|teal|gold)$';
const colourMessage = 'A colour is a token of frontend/src/theme.';
const copyMessage = 'Dutch text belongs in a copy.ts file.';

/** What no source of the front end contains outside the theme and the tests. */
const frontendSyntax = [
  { selector: `Literal[value=/${rawColour}/]`, message: colourMessage },
  { selector: `TemplateElement[value.raw=/${rawColour}/]`, message: colourMessage },
  {
    selector: `:matches(JSXAttribute[name.name=/colou?r|^(bg|background|fill|stroke)$/i], Property[key.name=/colou?r|^(bg|background|fill|stroke)$/i]) > Literal[value=/${namedColour}/]`,
    message: colourMessage,
  },
  { selector: 'JSXText[value=/\\p{L}/u]', message: copyMessage },
  {
    selector: 'JSXAttribute[name.name=/^(?:aria-label|alt|title|placeholder|label)$/] > Literal[value=/\\p{L}/u]',
    message: copyMessage,
  },
  {
    selector: "Property[key.name='queryFn'] CallExpression[callee.name='post']",
    message: 'A POST changes something: make it a mutation.',
  },
];

/** House rule 2: rules, events and state take clock and ids from the command. */
const pure = [
  'pricing/**/*.ts',
  'backend/src/*/commands/*.ts',
  'backend/src/*/*.events.ts',
  'backend/src/*/*.decider.ts',
  'backend/src/{orders,inventory,subscriptions,returns}/+([a-z-]).ts',
];

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/',
      '**/dist/',
      '**/.data*/',
      'coverage/',
      '**/*.gen.ts',
      '**/*.cjs',
      'infra/stripe-simulator/browser/**/*.js',
    ],
  },
  {
    files: typed,
    extends: [tseslint.configs.base],
    languageOptions: {
      parserOptions: {
        projectService: true,
        tsconfigRootDir: import.meta.dirname,
      },
    },
    linterOptions: { reportUnusedDisableDirectives: 'error' },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-debugger': 'error',
      'prefer-const': 'error',
      '@typescript-eslint/await-thenable': 'error',
      '@typescript-eslint/consistent-type-imports': [
        'error',
        { fixStyle: 'inline-type-imports', disallowTypeAnnotations: false },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/no-unused-vars': [
        'error',
        { argsIgnorePattern: '^_', varsIgnorePattern: '^_', caughtErrors: 'none', ignoreRestSiblings: true },
      ],
      '@typescript-eslint/only-throw-error': 'error',
      '@typescript-eslint/return-await': ['error', 'error-handling-correctness-only'],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: typed,
    ignores: [...tests, 'backend/src/app/openapi/route-notes.ts'], // generated
    rules: { 'max-lines': ['error', { max: 250, skipBlankLines: true, skipComments: true }] },
  },
  {
    files: ['backend/src/**/*.ts', 'frontend/src/**/*.{ts,tsx}'],
    rules: { 'no-console': 'error' },
  },
  {
    files: ['backend/src/**/*.ts'],
    rules: {
      'no-restricted-syntax': [
        'error',
        {
          selector: ":not(CallExpression[callee.name='addressPrefix']) > MemberExpression[property.name='ip']",
          message: 'One visitor holds a whole IPv6 /64: count addressPrefix(request.ip).',
        },
      ],
    },
  },
  {
    files: ['frontend/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: { 'react-hooks/rules-of-hooks': 'error', 'react-hooks/exhaustive-deps': 'error' },
  },
  {
    files: ['frontend/src/**/*.{ts,tsx}'],
    ignores: ['frontend/src/theme/**', '**/*.spec.{ts,tsx}', '**/testing/**'],
    rules: { 'no-restricted-syntax': ['error', ...frontendSyntax] },
  },
  {
    // A route is an object: its component is a property, and redirect() and notFound() are thrown.
    files: ['frontend/src/routes/**/*.tsx'],
    rules: { 'react-hooks/rules-of-hooks': 'off', '@typescript-eslint/only-throw-error': 'off' },
  },
  {
    files: pure,
    ignores: tests,
    rules: {
      'no-restricted-globals': [
        'error',
        ...['process', 'fetch', 'setTimeout', 'setInterval', 'setImmediate', 'crypto', 'performance'].map((name) => ({
          name,
          message: 'Pure file: the outside world comes in with the command.',
        })),
      ],
      'no-restricted-syntax': [
        'error',
        { selector: "NewExpression[callee.name='Date'][arguments.length=0]", message: 'Pure file: no clock.' },
        {
          selector: "MemberExpression[object.name='Date'][property.name='now']",
          message: 'Pure file: no clock.',
        },
        {
          selector: "MemberExpression[object.name='Math'][property.name='random']",
          message: 'Pure file: no randomness.',
        },
      ],
    },
  },
  {
    files: ['**/*.mjs'],
    rules: { 'prefer-const': 'error', 'no-debugger': 'error', 'no-unused-vars': ['error', { caughtErrors: 'none' }] },
  },
);
