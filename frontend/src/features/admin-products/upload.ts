import { uploadProductImage } from '../../../../contracts/admin/product-images.js';
import { mostUploadBytes, type UploadedImage } from '../../../../contracts/admin/product-images.js';
import { ApiError } from '../../lib/http/api-error';
import { addressOf } from '../../lib/http/endpoints';
import { inSession } from '../../lib/http/session-end';

/** Whether the server would refuse a picture for its size. */
export function isTooLarge(file: File): boolean {
  return file.size > mostUploadBytes;
}

/**
 * Uploads a picture and reports its progress from 0 to 1. It uses XMLHttpRequest, because `fetch` reports no upload
 * progress. Throws ApiError like every other call; a TypeError without a connection.
 */
export function uploadImage(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
  return inSession(uploadProductImage, () => send(file, onProgress));
}

function send(file: File, onProgress: (share: number) => void): Promise<UploadedImage> {
  return new Promise((resolve, reject) => {
    const request = new XMLHttpRequest();
    request.open(uploadProductImage.method, addressOf(uploadProductImage, {}));
    request.upload.onprogress = ({ loaded, total, lengthComputable }) => {
      if (lengthComputable) onProgress(loaded / total);
    };
    request.onload = () => {
      const { status, responseText, statusText } = request;
      if (status >= 200 && status < 300) resolve(JSON.parse(responseText) as UploadedImage);
      else reject(new ApiError(status, responseText, statusText));
    };
    request.onerror = () => reject(new TypeError('Failed to fetch'));
    const body = new FormData();
    body.append('image', file);
    request.send(body);
  });
}
