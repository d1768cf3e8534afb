/** node frontend/art/mail.mjs: draws the wordmark at the head of mails, whose programs do not know the brand's face. */
import { mkdir } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import sharp from 'sharp';
import { categories, INK, PAPER, WORDMARK } from './lib/brand/palette.mjs';
import { studio } from './lib/support/browser.mjs';

const folder = fileURLToPath(new URL('../public/art/mail/', import.meta.url));
/** Three pixels for each one in a mail. */
const height = 132;
const [size, side, baseline] = [93, 42, 86];
const letters = `<text class="d" x="${side}" y="${baseline}" fill="${INK}" style="font-size:${size}px;font-stretch:100%;letter-spacing:-0.045em">${WORDMARK}</text>`;

await mkdir(folder, { recursive: true });
const stage = await studio();
const drawn = await sharp(await stage.draw(letters, 900, height))
  .trim()
  .toBuffer({ resolveWithObject: true });
const end = side + drawn.info.width;
const dot = size * 0.135;
const [x, y] = [end + dot + 5, baseline - dot + 1];
const gummy = `<circle cx="${x}" cy="${y}" r="${dot}" fill="${categories.energy.strong}"/><path transform="translate(${x - dot} ${y - dot}) scale(${dot / 10})" d="M4.5 9.5a5.5 5.5 0 0 1 5-5" stroke="${PAPER}" stroke-width="2.2" stroke-linecap="round" fill="none"/>`;
const width = Math.ceil((x + dot + side) / 3) * 3;
// The label keeps the letters readable where a mail program darkens the colours of a mail but not its pictures.
const label = `<rect width="${width}" height="${height}" rx="${height / 2}" fill="${PAPER}"/>`;
await sharp(await stage.draw(label + letters + gummy, width, height))
  .png({ palette: true, quality: 95, effort: 10 })
  .toFile(`${folder}wordmark.png`);
console.log(`wordmark.png ${width} x ${height}`);
await stage.close();
