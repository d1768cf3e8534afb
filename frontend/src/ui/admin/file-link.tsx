import { chakra } from '@chakra-ui/react';
import { useState, type MouseEvent, type ReactNode } from 'react';
import type { Endpoint } from '../../../../contracts/endpoint.js';
import { saveFile } from '../../lib/browser/save-file';
import { sentenceOf } from '../../lib/http/api-error';
import { addressOf, type Input } from '../../lib/http/endpoints';
import { fileOf } from '../../lib/http/file-of';
import { useMay } from '../../lib/staff/may';
import { showError } from '../../lib/toast';
import { buttonRecipe } from '../../theme/recipes';
import { adminCopy } from './copy';

interface FileLinkProps<E extends Endpoint> {
  of: E;
  input: Input<E>;
  headers?: Record<string, string>;
  title?: string;
  children: ReactNode;
}

/**
 * Downloads a file, for members of staff who may. A script fetches it, because a browser cannot repeat a download that
 * was refused until staff proves to be there.
 */
export function FileLink<E extends Endpoint>({ of, input, headers = {}, title, children }: FileLinkProps<E>) {
  const [isLoading, setLoading] = useState(false);
  const may = useMay();
  const download = async (event: MouseEvent) => {
    event.preventDefault();
    if (isLoading) return;
    setLoading(true);
    try {
      saveFile(await fileOf(of, input, headers));
    } catch (error) {
      showError(sentenceOf(error, adminCopy.csvFailed));
    } finally {
      setLoading(false);
    }
  };
  if (!may(of)) return null;
  return (
    <Link
      look="line"
      size="sm"
      href={addressOf(of, input)}
      download
      title={title}
      aria-busy={isLoading}
      onClick={(event) => void download(event)}
    >
      {children}
    </Link>
  );
}

const Link = chakra('a', buttonRecipe);
