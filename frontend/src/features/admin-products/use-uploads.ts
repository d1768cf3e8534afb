import { useRef, useState } from 'react';
import { ApiError, hasCode, sentenceOf } from '../../lib/http/api-error';
import { showError, showToast } from '../../lib/toast';
import { adminCopy } from '../../ui/admin/copy';
import { useAddImage } from './api';
import { imagesCopy as copy } from './copy';
import { isTooLarge, uploadImage } from './upload';

export interface Upload {
  id: number;
  name: string;
  /** From 0 to 1; at 1 the server is processing it. */
  share: number;
  /** Why the server refused it, or what of it is lost. */
  notice: string | null;
  isRefused: boolean;
}

let lastId = 0;

/** Uploads files one at a time and adds each to the product. A notice about a file stays visible until it is dismissed. */
export function useUploads({
  productId,
  productName,
  count,
}: {
  productId: number;
  productName: string;
  count: number;
}) {
  const [uploads, setUploads] = useState<readonly Upload[]>([]);
  const queue = useRef(Promise.resolve());
  const added = useRef({ from: count, more: 0 });
  const addImage = useAddImage(productId);
  if (added.current.from !== count) added.current = { from: count, more: 0 };

  const dismiss = (id: number) => setUploads((now) => now.filter((upload) => upload.id !== id));
  const change = (id: number, patch: Partial<Upload>) =>
    setUploads((now) => now.map((upload) => (upload.id === id ? { ...upload, ...patch } : upload)));

  const send = async (id: number, file: File) => {
    try {
      if (isTooLarge(file)) throw new Refusal(copy.tooLarge);
      const { url, isAnimated } = await uploadImage(file, (share) => change(id, { share }));
      const place = added.current.from + added.current.more++;
      await addImage.mutateAsync({ url, altText: productName, isPrimary: place === 0, sortOrder: place });
      if (isAnimated) change(id, { notice: copy.firstFrame });
      else dismiss(id);
      showToast({ title: copy.uploaded, text: isAnimated ? copy.firstFrame : undefined, tone: 'success' });
    } catch (error) {
      const refusal = reasonOf(error);
      change(id, { notice: refusal, isRefused: true });
      showError(adminCopy.error, refusal);
    }
  };

  const add = (files: readonly File[]) => {
    const fresh = files.map((file) => ({ id: ++lastId, file }));
    const started = { share: 0, notice: null, isRefused: false };
    setUploads((now) => [...now, ...fresh.map(({ id, file }) => ({ id, name: file.name, ...started }))]);
    for (const { id, file } of fresh) queue.current = queue.current.then(() => send(id, file));
    return queue.current;
  };
  return { uploads, add, dismiss };
}

class Refusal extends Error {}

function reasonOf(error: unknown): string {
  if (error instanceof Refusal) return error.message;
  if (error instanceof ApiError) {
    if (hasCode(error, 'internal')) return copy.uploadFailed;
    return error.fields.url ?? error.sentence ?? copy.uploadFailed;
  }
  return sentenceOf(error, copy.uploadFailed);
}
