import type { ReactNode } from 'react';
import { searchHeader } from '../../../../../contracts/admin/lists.js';
import type { Endpoint, QueryOf } from '../../../../../contracts/endpoint.js';
import type { Input } from '../../../lib/http/endpoints';
import { adminCopy } from '../copy';
import { FileLink } from '../file-link';

interface CsvLinkProps<E extends Endpoint> {
  of: E;
  filter: QueryOf<E> & { q?: string };
  /** Defaults to "CSV". */
  children?: ReactNode;
  title?: string;
}

/** Downloads the list as CSV. The server applies the same filter. A search goes in a header, not in the address. */
export function CsvLink<E extends Endpoint>({
  of,
  filter: { q, ...query },
  children = adminCopy.csv,
  title = adminCopy.csvTitle,
}: CsvLinkProps<E>) {
  const headers: Record<string, string> = q ? { [searchHeader]: encodeURIComponent(q) } : {};
  return (
    <FileLink of={of} input={{ query } as Input<E>} headers={headers} title={title}>
      {children}
    </FileLink>
  );
}
