import { copyFileSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { inRoot } from '../paths.mjs';

/** `mailPictureWidth` in contracts/catalog.ts. */
const width = 216;
const firstPicture = /^(.+-\d+)-480\.webp$/;

/**
 * Makes what mails show into `art/mail` of the built shop: a small JPEG of each product picture and a PNG of each gummy,
 * because Outlook shows no WebP, and the two fonts under names without a hash.
 */
export async function makeMailPictures(dist) {
  const art = join(dist, 'art');
  const folder = join(art, 'mail');
  mkdirSync(folder, { recursive: true });
  for (const font of ['bricolage', 'figtree'])
    copyFileSync(inRoot(`frontend/src/theme/fonts/${font}.woff2`), join(folder, `${font}.woff2`));
  const products = readdirSync(join(art, 'products')).flatMap((file) => {
    const [, name] = firstPicture.exec(file) ?? [];
    return name ? [{ from: join(art, 'products', file), to: join(folder, `${name}.jpg`) }] : [];
  });
  await Promise.all(
    products.map(({ from, to }) => sharp(from).resize(width, width).jpeg({ quality: 80, mozjpeg: true }).toFile(to)),
  );
  const gummies = readdirSync(join(art, 'gummies')).filter((file) => file.endsWith('.webp'));
  await Promise.all(
    gummies.map((file) =>
      sharp(join(art, 'gummies', file))
        .png({ palette: true, quality: 90, effort: 10 })
        .toFile(join(folder, `gummy-${file.replace('.webp', '.png')}`)),
    ),
  );
}
