import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { mostUploadPixels, type UploadedImage } from '../../../../contracts/admin-products.js';
import { imageWidths } from '../../../../contracts/catalog.js';
import { AppConfig } from '../config/app-config.js';
import { DomainError } from '../errors/domain-error.js';
import { imageLibrary } from './image-library.js';
import { uploadsFolder } from './uploads-folder.js';

const widths = [...imageWidths].sort((a, b) => a - b);
const largest = widths.at(-1)!;
const quality = 82;
const address = /^\/files\/products\/([0-9a-f-]{36})-1200\.webp$/;
const fileName = /^([0-9a-f-]{36})-(\d+)\.webp$/;

/** Where uploaded pictures live: made anew as WebP, without anything else that was in the file, under random names. */
@Injectable()
export class ProductImagesStore {
  private readonly folder: string;

  constructor(config: AppConfig) {
    this.folder = join(uploadsFolder(config.dataDir), 'products');
  }

  /** Stores the largest size of a picture that was checked. Throws `upload-broken` when it cannot be read to its end. */
  async keep(bytes: Buffer): Promise<UploadedImage & { imageId: string }> {
    const sharp = await imageLibrary();
    const { data, info } = await encode(
      sharp(bytes, { limitInputPixels: mostUploadPixels, failOn: 'warning' }),
      largest,
    );
    const imageId = randomUUID();
    await this.write(imageId, largest, data);
    return { imageId, url: `/files/products/${imageId}-${largest}.webp`, width: info.width, height: info.height };
  }

  /** Makes the smaller sizes that are not there yet. Does nothing for a picture that is gone. */
  async makeVariants(imageId: string): Promise<void> {
    const source = this.path(imageId, largest);
    if (!(await exists(source))) return;
    const sharp = await imageLibrary();
    for (const width of widths.slice(0, -1)) {
      if (await exists(this.path(imageId, width))) continue;
      await this.write(imageId, width, (await encode(sharp(source), width)).data);
    }
  }

  /** The file to send for a name: the asked size, the largest while that is not made yet, or null. */
  async find(name: string): Promise<{ path: string; isFinal: boolean } | null> {
    const [, imageId, width] = fileName.exec(name) ?? [];
    if (!imageId || !widths.some((known) => known === Number(width))) return null;
    const path = this.path(imageId, Number(width));
    if (await exists(path)) return { path, isFinal: true };
    const fallback = this.path(imageId, largest);
    return (await exists(fallback)) ? { path: fallback, isFinal: false } : null;
  }

  /** Marks a picture as used just now. False when the address is not one of ours or its file is gone. */
  async touch(url: string): Promise<boolean> {
    const [, imageId] = address.exec(url) ?? [];
    if (!imageId) return false;
    const now = new Date();
    return utimes(this.path(imageId, largest), now, now).then(
      () => true,
      () => false,
    );
  }

  /** Pictures that nobody has touched since a moment, by id, with the address under which they are known. */
  async untouchedSince(moment: Date): Promise<{ imageId: string; url: string }[]> {
    const old: { imageId: string; url: string }[] = [];
    for (const name of await readdir(this.folder).catch(() => [])) {
      const [, imageId, width] = fileName.exec(name) ?? [];
      if (!imageId || Number(width) !== largest) continue;
      const info = await stat(join(this.folder, name)).catch(() => null);
      if (info && info.mtime < moment) old.push({ imageId, url: `/files/products/${name}` });
    }
    return old;
  }

  /** Pictures of which a smaller size is missing. */
  async incomplete(): Promise<string[]> {
    const names = new Set(await readdir(this.folder).catch(() => []));
    const ids = [...names].flatMap((name) => fileName.exec(name)?.[1] ?? []);
    return [...new Set(ids)].filter((id) => widths.some((width) => !names.has(`${id}-${width}.webp`)));
  }

  async remove(imageId: string): Promise<void> {
    await Promise.all(widths.map((width) => rm(this.path(imageId, width), { force: true })));
  }

  private path(imageId: string, width: number): string {
    return join(this.folder, `${imageId}-${width}.webp`);
  }

  /** A reader sees the whole file or none: it is written beside and renamed. */
  private async write(imageId: string, width: number, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const beside = join(this.folder, `.${randomUUID()}.tmp`);
    await writeFile(beside, bytes, { mode: 0o644 });
    await rename(beside, this.path(imageId, width));
  }
}

async function encode(image: Sharp, width: number) {
  try {
    const upright = image.rotate().resize({ width, withoutEnlargement: true });
    return await upright.webp({ quality }).toBuffer({ resolveWithObject: true });
  } catch {
    throw new DomainError('upload-broken');
  }
}

function exists(path: string): Promise<boolean> {
  return stat(path).then(
    () => true,
    () => false,
  );
}
