/**
 * Checks the types of one tsconfig and lints its files with the same program: both need the types of the same
 * expressions, and computing those is most of the work. Arguments: the tsconfig, then what ESLint takes.
 * `--cache` lints changed files alone; `--except <folder>` leaves a folder to another process.
 */
import { relative } from 'node:path';
import { parseArgs } from 'node:util';
import { ESLint } from 'eslint';
import ts from 'typescript';
import * as typescriptParser from '@typescript-eslint/parser';
import { inRoot, root } from '../paths.mjs';

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { cache: { type: 'boolean', default: false }, except: { type: 'string' } },
});
const [config, ...patterns] = positionals;

const builder = openProgram(inRoot(config));
const typeErrors = checkTypes();
const findings = await lint();
if (typeErrors) console.log(typeErrors);
if (findings) console.log(findings);
process.exitCode = typeErrors || findings ? 1 : 0;

function openProgram(path) {
  const host = {
    ...ts.sys,
    onUnRecoverableConfigFileDiagnostic: ({ messageText }) => {
      throw new Error(ts.flattenDiagnosticMessageText(messageText, '\n'));
    },
  };
  const { fileNames, options, errors, projectReferences } = ts.getParsedCommandLineOfConfigFile(
    path,
    { noEmit: true },
    host,
  );
  return ts.createIncrementalProgram({
    rootNames: fileNames,
    options,
    configFileParsingDiagnostics: errors,
    projectReferences,
  });
}

/** As `tsc --noEmit` does; also writes the build information, by which the next run checks changed files alone. */
function checkTypes() {
  const diagnostics = [
    ...builder.getConfigFileParsingDiagnostics(),
    ...builder.getOptionsDiagnostics(),
    ...builder.getSyntacticDiagnostics(),
    ...builder.getGlobalDiagnostics(),
    ...builder.getSemanticDiagnostics(),
    ...builder.emit().diagnostics,
  ];
  if (diagnostics.length === 0) return '';
  return ts.formatDiagnostics(ts.sortAndDeduplicateDiagnostics(diagnostics), {
    getCanonicalFileName: (name) => name,
    getCurrentDirectory: () => root,
    getNewLine: () => '\n',
  });
}

async function lint() {
  const programs = [builder.getProgram()];
  // ESLint hashes the configuration for its cache: the program is part of the parser, which it knows by name.
  const parser = {
    ...typescriptParser,
    parseForESLint: (code, options) =>
      typescriptParser.parseForESLint(code, { ...options, projectService: false, programs }),
  };
  const eslint = new ESLint({
    cwd: root,
    cache: values.cache,
    cacheLocation: inRoot('node_modules/.cache/eslint', relative(root, inRoot(config)).replaceAll('/', '-')),
    ignorePatterns: values.except ? [`${values.except}/**`] : [],
    overrideConfig: [{ files: ['**/*.ts', '**/*.tsx'], languageOptions: { parser } }],
  });
  const results = await eslint.lintFiles(patterns);
  if (!results.some(({ errorCount, warningCount }) => errorCount + warningCount > 0)) return '';
  return (await eslint.loadFormatter('stylish')).format(results);
}
