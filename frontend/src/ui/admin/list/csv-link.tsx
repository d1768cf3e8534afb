import { chakra } from '@chakra-ui/react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import { searchHeader } from '../../../../../contracts/admin/lists.js';
import { buttonRecipe } from '../../../theme/recipes';
import { sentenceOf } from '../../../lib/http/api-error';
import { callFile } from '../../../lib/http/call-file';
import { showError } from '../../../lib/toast';
import { adminCopy } from '../copy';

interface CsvLinkProps {
  path: string;
  filter: Readonly<Record<string, string | undefined>>;
  /** Defaults to "CSV". */
  children?: ReactNode;
}

/**
 * Downloads the list as CSV. The server applies the same filter. A search goes in a header, not in the address. A
 * script fetches the file, because a browser cannot repeat a download that was refused until staff proves to be there.
 */
export function CsvLink({ path, filter: { q, ...rest }, children = adminCopy.csv }: CsvLinkProps) {
  const [isLoading, setLoading] = useState(false);
  const given = Object.entries(rest).filter((entry): entry is [string, string] => Boolean(entry[1]));
  const query = new URLSearchParams(given).toString();
  const href = `${path}/export.csv${query && `?${query}`}`;
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    try {
      save(await callFile(href, q ? { [searchHeader]: encodeURIComponent(q) } : {}));
    } catch (error) {
      showError(sentenceOf(error, adminCopy.csvFailed));
    } finally {
      setLoading(false);
    }
  };
  return (
    <DownloadLink
      look="line"
      size="sm"
      href={href}
      download
      title={adminCopy.csvTitle}
      aria-busy={isLoading}
      onClick={(event) => void download(event)}
    >
      {children}
    </DownloadLink>
  );
}

const DownloadLink = chakra('a', buttonRecipe);

function save(file: File): void {
  const href = URL.createObjectURL(file);
  Object.assign(document.createElement('a'), { href, download: file.name }).click();
  window.setTimeout(() => URL.revokeObjectURL(href), 60_000);
}
