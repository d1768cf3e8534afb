import { useState } from 'react';
import type { Endpoint, ParamsOf } from '../../../../contracts/endpoint.js';
import { saveFile } from '../../lib/browser/save-file';
import { ApiError, sentenceOf } from '../../lib/http/api-error';
import type { Input } from '../../lib/http/endpoints';
import { fileOf } from '../../lib/http/file-of';
import { showError } from '../../lib/toast';
import { invoiceCopy as copy } from './copy';

const everyMs = 1000;
const mostTries = 60;

/** Downloads a document, and waits while the shop makes it. */
export function useDownload<E extends Endpoint>(endpoint: E) {
  const [isMaking, setMaking] = useState(false);
  const download = async (params: ParamsOf<E>) => {
    if (isMaking) return;
    setMaking(true);
    try {
      saveFile(await untilMade(endpoint, { params } as Input<E>));
    } catch (error) {
      showError(isNotReady(error) ? copy.slow : sentenceOf(error, copy.failed));
    } finally {
      setMaking(false);
    }
  };
  return { isMaking, download };
}

async function untilMade<E extends Endpoint>(endpoint: E, input: Input<E>, tries = 1): Promise<File> {
  try {
    return await fileOf(endpoint, input);
  } catch (error) {
    if (!isNotReady(error) || tries === mostTries) throw error;
    await new Promise((resolve) => window.setTimeout(resolve, everyMs));
    return untilMade(endpoint, input, tries + 1);
  }
}

const isNotReady = (error: unknown) => error instanceof ApiError && error.code === 'invoice-not-ready';
