import { html, type Html } from '../../../platform/http/html.js';
import type { Shop } from '../../../mail/mail-content.js';
import { table } from './blocks.js';
import { colours, text } from './colours.js';
import { pictureOf } from './pictures.js';

export interface ProductRow {
  /** Empty for a product without a picture. */
  imageUrl: string;
  /** Such as `2 × Energy Boost`. */
  label: string;
  notes?: readonly string[];
  amount?: string;
  /** The price before. */
  was?: string | null;
  /** The page of the product. */
  url?: string;
}

const side = 72;
const { ink, muted, line } = colours;
const small = `color:${muted};font-size:14px;font-weight:400`;

/** Shows each product with its picture, and with its amount where one is known. */
export function productRows(rows: readonly ProductRow[], shop: Shop): Html {
  const pictures = rows.map(({ imageUrl }) => pictureOf(imageUrl, shop));
  const hasPictures = pictures.some((picture) => picture !== null);
  return table(rows.map((row, place) => productRow(row, hasPictures ? [pictures[place]!] : [])));
}

/** `picture`: empty in a list without pictures. */
function productRow(
  { label, notes = [], amount, was = null, url }: ProductRow,
  picture: readonly (string | null)[],
): Html {
  const cell = `padding:12px 0;border-top:1px solid ${line};color:${ink};${text};font-size:17px;line-height:1.4`;
  const name = url
    ? html`<a class="ink" href="${url}" target="_blank" style="color:${ink};font-weight:600;">${label}</a>`
    : html`${label}`;
  return html`<tr>
    ${picture.map((src) => pictureCell(src, cell))}
    <td class="ink line" valign="middle" style="${cell};font-weight:600;">
      ${name}${notes.map((words) => html`<br /><span class="muted" style="${small};">${words}</span>`)}
    </td>
    ${amount === undefined ? null : amountCell(amount, was, cell)}
  </tr>`;
}

/** The picture has no alternative text, because the label beside it says the same. */
const pictureCell = (src: string | null, cell: string): Html =>
  html`<td class="ink line" width="${side + 16}" valign="middle" style="${cell};width:${side + 16}px;">
    ${
      src &&
      html`<img
        src="${src}"
        alt=""
        width="${side}"
        height="${side}"
        style="display:block;width:${side}px;height:${side}px;border:0;border-radius:16px;"
      />`
    }
  </td>`;

const amountCell = (amount: string, was: string | null, cell: string): Html =>
  html`<td
    class="ink line"
    align="right"
    valign="middle"
    style="${cell};padding-left:12px;white-space:nowrap;font-variant-numeric:tabular-nums;"
  >
    ${was === null ? null : html`<span class="muted" style="${small};text-decoration:line-through;">${was}</span><br />`}${amount}
  </td>`;
