/** node frontend/art/avif.mjs: writes an AVIF beside every WebP of the shop's art, at about half the size. */
import { readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';

const art = fileURLToPath(new URL('../public/art/', import.meta.url));
const pictures = (await readdir(art, { recursive: true })).filter((file) => file.endsWith('.webp'));
const madeAt = (file) =>
  stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );

for (const name of pictures) {
  const picture = join(art, name);
  const copy = picture.replace(/webp$/, 'avif');
  if ((await madeAt(copy)) >= (await madeAt(picture))) continue;
  await sharp(picture).avif({ quality: 50, effort: 4 }).toFile(copy);
}
