import { chakra } from '@chakra-ui/react';
import type { ProductImport } from '../../../../../contracts/admin/product-imports.js';
import type { Category } from '../../../../../contracts/catalog.js';
import { editCopy, valueNames } from '../edit-copy';
import { importCopy as copy } from '../import-copy';

interface ImportOutcomeProps {
  found: ProductImport;
  categories: readonly Category[];
}

/** What a file changes, or what is wrong with it. */
export function ImportOutcome({ found, categories }: ImportOutcomeProps) {
  if (found.errorCount > 0) return <Errors found={found} />;
  const names = new Map(categories.map(({ id, name }) => [id, name]));
  return (
    <chakra.div display="grid" gap="3">
      <chakra.p role="status" fontWeight="semibold">
        {found.id ? copy.summary(found) : copy.nothing}
      </chakra.p>
      {found.lines.length > 0 && (
        <chakra.ul maxH="64" overflowY="auto" tabIndex={0} aria-label={editCopy.preview} display="grid" gap="2">
          {found.lines.map((line) => (
            <li key={line.row}>
              <Line line={line} categories={names} />
            </li>
          ))}
        </chakra.ul>
      )}
      <More count={found.created + found.changed - found.lines.length} />
    </chakra.div>
  );
}

function Line({ line, categories }: { line: ProductImport['lines'][number]; categories: ReadonlyMap<number, string> }) {
  const { productId, name, before, after, warnings } = line;
  const [was, is] = [valueNames(before, categories).join(', '), valueNames(after, categories).join(', ')];
  const change = productId === 0 ? `${copy.isNew}, ${is}` : is ? editCopy.to(was, is) : editCopy.same;
  return (
    <>
      <chakra.strong fontWeight="semibold">{name}</chakra.strong> <span>{change}</span>
      {warnings.map((warning) => (
        <chakra.span key={warning} display="block" color="danger" fontSize="sm">
          {warning}
        </chakra.span>
      ))}
    </>
  );
}

function Errors({ found: { errors, errorCount } }: { found: ProductImport }) {
  return (
    <chakra.div role="alert" px="4" py="3" rounded="input" bg="fruit.raspberry.tint">
      <chakra.p fontWeight="semibold">{copy.errors(errorCount)}</chakra.p>
      <p>{copy.errorsHint}</p>
      <chakra.ul mt="2" maxH="64" overflowY="auto" tabIndex={0} aria-label={copy.errors(errorCount)}>
        {errors.map((error) => (
          <li key={`${error.row} ${error.column} ${error.message}`}>{copy.error(error)}</li>
        ))}
      </chakra.ul>
      <More count={errorCount - errors.length} />
    </chakra.div>
  );
}

function More({ count }: { count: number }) {
  return count > 0 ? <p>{copy.more(count)}</p> : null;
}
