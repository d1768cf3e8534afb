import type { MultipartFile } from '@fastify/multipart';
import type { FastifyRequest } from 'fastify';
import { DomainError } from '../errors/domain-error.js';

/** Reads the one file of a multipart request. Throws the codes `-missing`, `-too-large` and `-broken` of its kind. */
export async function uploadedFile(
  request: FastifyRequest,
  { kind, field, mostBytes }: { kind: 'upload' | 'import'; field: string; mostBytes: number },
): Promise<Buffer> {
  if (!request.isMultipart()) throw new DomainError(`${kind}-missing`);
  try {
    const limits = { fileSize: mostBytes, files: 1, fields: 4, parts: 5, fieldSize: 1024 };
    const file: MultipartFile | undefined = await request.file({ limits });
    if (!file || file.fieldname !== field) throw new DomainError(`${kind}-missing`);
    const bytes = await file.toBuffer();
    if (bytes.length === 0) throw new DomainError(`${kind}-missing`);
    return bytes;
  } catch (error) {
    if (error instanceof DomainError) throw error;
    if ((error as { statusCode?: number }).statusCode === 413) throw new DomainError(`${kind}-too-large`);
    throw new DomainError(`${kind}-broken`);
  }
}
