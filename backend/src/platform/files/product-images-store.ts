import { randomUUID } from 'node:crypto';
import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { Injectable } from '@nestjs/common';
import type { Sharp } from 'sharp';
import { mostUploadPixels, type UploadedImage } from '../../../../contracts/admin/product-images.js';
import { imageWidths, mailPictureWidth } from '../../../../contracts/catalog.js';
import { AppConfig } from '../config/app-config.js';
import { DomainError } from '../errors/domain-error.js';
import { imageLibrary, tolerant } from './image-library.js';
import { uploadsFolder } from './uploads-folder.js';

const widths = [...imageWidths].sort((a, b) => a - b);
const largest = widths.at(-1)!;
const quality = 82;
/** The format stores no more. */
const mostHeight = 16_383;
const address = /^\/files\/products\/([0-9a-f-]{36})-1200\.webp$/;
const fileName = /^([0-9a-f-]{36})-(\d+)\.webp$/;
const mailFile = new RegExp(`^([0-9a-f-]{36})-${mailPictureWidth}\\.jpg$`);

/** Stores uploaded pictures under random names, re-encoded without metadata: as WebP, and as a small JPEG for mails. */
@Injectable()
export class ProductImagesStore {
  private readonly folder: string;

  constructor(config: AppConfig) {
    this.folder = join(uploadsFolder(config.dataDir), 'products');
  }

  /** Stores the largest size of a checked picture; the first frame of an animation. Throws `upload-broken`. */
  async store(bytes: Buffer): Promise<Omit<UploadedImage, 'isAnimated'> & { imageId: string }> {
    const sharp = await imageLibrary();
    const { data, info } = await encode(sharp(bytes, { ...tolerant, limitInputPixels: mostUploadPixels }), largest);
    const imageId = randomUUID();
    await this.write(imageId, largest, data);
    return { imageId, url: `/files/products/${imageId}-${largest}.webp`, width: info.width, height: info.height };
  }

  /** Creates missing sizes. Does nothing when the picture is gone. */
  async makeVariants(imageId: string): Promise<void> {
    const source = this.path(imageId, largest);
    if (!(await exists(source))) return;
    const sharp = await imageLibrary();
    for (const width of widths.slice(0, -1)) {
      if (await exists(this.path(imageId, width))) continue;
      await this.write(imageId, width, (await encode(sharp(source), width)).data);
    }
    if (!(await exists(this.mailPath(imageId))))
      await this.writeTo(this.mailPath(imageId), await square(sharp(source)));
  }

  /** The file for a name: the requested size, the largest while that is missing, or null. */
  async find(name: string): Promise<{ path: string; isFinal: boolean; type: 'image/webp' | 'image/jpeg' } | null> {
    const [, mailed] = mailFile.exec(name) ?? [];
    if (mailed && (await exists(this.mailPath(mailed))))
      return { path: this.mailPath(mailed), isFinal: true, type: 'image/jpeg' };
    const [, imageId, width] = fileName.exec(name) ?? [];
    if (!imageId || !widths.some((known) => known === Number(width))) return null;
    const type = 'image/webp';
    const path = this.path(imageId, Number(width));
    if (await exists(path)) return { path, isFinal: true, type };
    const fallback = this.path(imageId, largest);
    return (await exists(fallback)) ? { path: fallback, isFinal: false, type } : null;
  }

  /** Marks a picture as used now. False when the address or its file is unknown. */
  async touch(url: string): Promise<boolean> {
    const [, imageId] = address.exec(url) ?? [];
    if (!imageId) return false;
    const now = new Date();
    return utimes(this.path(imageId, largest), now, now).then(
      () => true,
      () => false,
    );
  }

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

  async incomplete(): Promise<string[]> {
    const names = new Set(await readdir(this.folder).catch(() => []));
    const ids = [...names].flatMap((name) => fileName.exec(name)?.[1] ?? []);
    const allOf = (id: string) => [...widths.map((width) => `${id}-${width}.webp`), mailNameOf(id)];
    return [...new Set(ids)].filter((id) => allOf(id).some((name) => !names.has(name)));
  }

  async remove(imageId: string): Promise<void> {
    const paths = [...widths.map((width) => this.path(imageId, width)), this.mailPath(imageId)];
    await Promise.all(paths.map((path) => rm(path, { force: true })));
  }

  private path(imageId: string, width: number): string {
    return join(this.folder, `${imageId}-${width}.webp`);
  }

  private mailPath(imageId: string): string {
    return join(this.folder, mailNameOf(imageId));
  }

  private write(imageId: string, width: number, bytes: Buffer): Promise<void> {
    return this.writeTo(this.path(imageId, width), bytes);
  }

  /** Writes to a temporary file and renames it, so that readers never see a part of it. */
  private async writeTo(path: string, bytes: Buffer): Promise<void> {
    await mkdir(this.folder, { recursive: true });
    const beside = join(this.folder, `.${randomUUID()}.tmp`);
    await writeFile(beside, bytes, { mode: 0o644 });
    await rename(beside, path);
  }
}

const mailNameOf = (imageId: string): string => `${imageId}-${mailPictureWidth}.jpg`;

const square = (image: Sharp): Promise<Buffer> =>
  image
    .resize({ width: mailPictureWidth, height: mailPictureWidth, fit: 'cover' })
    .flatten({ background: '#ffffff' })
    .jpeg({ quality, mozjpeg: true })
    .toBuffer();

async function encode(image: Sharp, width: number) {
  try {
    const upright = image.rotate().resize({ width, height: mostHeight, fit: 'inside', withoutEnlargement: true });
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
