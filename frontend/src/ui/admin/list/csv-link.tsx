import { chakra } from '@chakra-ui/react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { searchHeader } from '../../../../../contracts/admin/lists.js';
import type { Endpoint, QueryOf } from '../../../../../contracts/endpoint.js';
import { buttonRecipe } from '../../../theme/recipes';
import { saveFile } from '../../../lib/browser/save-file';
import { sentenceOf } from '../../../lib/http/api-error';
import { addressOf, type Input } from '../../../lib/http/endpoints';
import { fileOf } from '../../../lib/http/file-of';
import { useMay } from '../../../lib/staff/may';
import { showError } from '../../../lib/toast';
import { adminCopy } from '../copy';

interface CsvLinkProps<E extends Endpoint> {
  of: E;
  filter: QueryOf<E> & { q?: string };
  /** Defaults to "CSV". */
  children?: ReactNode;
  title?: string;
}

/**
 * Downloads the list as CSV, for members of staff who may export it. The server applies the same filter. A search goes in a header, not in the address. A
 * script fetches the file, because a browser cannot repeat a download that was refused until staff proves to be there.
 */
export function CsvLink<E extends Endpoint>({
  of,
  filter: { q, ...query },
  children = adminCopy.csv,
  title = adminCopy.csvTitle,
}: CsvLinkProps<E>) {
  const [isLoading, setLoading] = useState(false);
  const input = { query } as Input<E>;
  const may = useMay();
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    try {
      saveFile(await fileOf(of, input, q ? { [searchHeader]: encodeURIComponent(q) } : {}));
    } catch (error) {
      showError(sentenceOf(error, adminCopy.csvFailed));
    } finally {
      setLoading(false);
    }
  };
  if (!may(of)) return null;
  return (
    <DownloadLink
      look="line"
      size="sm"
      href={addressOf(of, input)}
      download
      title={title}
      aria-busy={isLoading}
      onClick={(event) => void download(event)}
    >
      {children}
    </DownloadLink>
  );
}

const DownloadLink = chakra('a', buttonRecipe);
