import type { MouseEvent } from 'react';
import { call } from '../../../lib/http/api';
import { adminCopy } from '../copy';
import { showFailure } from '../form/failure';

/** Downloads a link once the server accepts the proof of this session: a browser cannot repeat a refused download. */
export function downloadProven(event: MouseEvent<HTMLAnchorElement>): void {
  event.preventDefault();
  const { href } = event.currentTarget;
  call('GET', '/api/admin/proof').then(
    () => Object.assign(document.createElement('a'), { href, download: '' }).click(),
    (error: unknown) => showFailure(error, adminCopy.csvFailed),
  );
}
