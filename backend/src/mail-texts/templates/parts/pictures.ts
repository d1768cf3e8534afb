import { mailPictureWidth } from '../../../../../contracts/catalog.js';
import type { Shop } from '../../../mail/mail-content.js';

/** The brand whose name the build draws. Other brands get letters. */
const drawnBrand = 'gommie';
const ownArt = /^\/art\/products\/([a-z0-9-]+)-\d+\.webp$/;
const uploaded = /^\/files\/products\/([0-9a-f-]{36})-\d+\.webp$/;

/** The picture of each product, by its number. */
export type Pictures = ReadonlyMap<number, string>;

/** The folder of pictures and fonts that the build makes for mails. */
export const mailArt = (shop: Shop, file: string): string => `${shop.url}/art/mail/${file}`;

/** Null for a brand without a drawn name. */
export const wordmark = (shop: Shop): string | null =>
  shop.brand.toLowerCase() === drawnBrand ? mailArt(shop, 'wordmark.png') : null;

/**
 * The small JPEG of a product's picture, because Outlook shows no WebP. Null for a picture of another host, which would
 * see who opens the mail.
 */
export function pictureOf(imageUrl: string, shop: Shop): string | null {
  const [, name] = ownArt.exec(imageUrl) ?? [];
  if (name) return mailArt(shop, `${name}.jpg`);
  const [, imageId] = uploaded.exec(imageUrl) ?? [];
  return imageId ? `${shop.url}/files/products/${imageId}-${mailPictureWidth}.jpg` : null;
}
