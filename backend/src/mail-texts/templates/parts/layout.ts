import { html, type Html } from '../../../platform/http/html.js';
import type { Shop } from '../../../mail/mail-content.js';
import { colours, display, heads, text, type MailKind } from './colours.js';
import { styleOf } from './layout-style.js';
import { mailArt, wordmark } from './pictures.js';
import { unbroken } from './unbroken.js';

interface Page {
  kind: MailKind;
  /** Preview text in the inbox. */
  preview: string;
  title: string;
  body: Html;
  shop: Shop;
}

/** Returns a whole HTML document: a head in the tint of its kind, one card, contact details. Outlook ignores `max-width`. */
export function layout({ kind, preview, title, body, shop }: Page): string {
  const { paper, white, muted } = colours;
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${styleOf(shop)}
      </head>
      <body
        class="page"
        bgcolor="${paper}"
        style="margin:0;padding:0;background:${paper};overflow-wrap:anywhere;word-break:break-word;"
      >
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          border="0"
          bgcolor="${paper}"
          style="background:${paper};"
        >
          <tr>
            <td class="edge" align="center" style="padding:32px 12px;">
              <!--[if mso]><table role="presentation" width="600" cellpadding="0" cellspacing="0" border="0"><tr><td><![endif]-->
              <table
                role="presentation"
                width="100%"
                cellpadding="0"
                cellspacing="0"
                border="0"
                style="max-width:600px;border-collapse:separate;"
              >
                ${head(kind, title, shop)}
                <tr>
                  <td
                    class="card card-cell"
                    bgcolor="${white}"
                    style="padding:32px 40px 40px;border-radius:0 0 28px 28px;background:${white};"
                  >
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td
                    class="muted foot-cell"
                    style="padding:24px 40px 0;color:${muted};${text};font-size:14px;line-height:1.55;"
                  >
                    Vragen? Mail ons op
                    <a class="muted" href="mailto:${shop.email}" style="color:${muted};">${shop.email}</a>.<br />
                    ${shop.brand} &middot;
                    <a class="muted" href="${shop.url}" target="_blank" style="color:${muted};"
                      >${shop.url.replace(/^https?:\/\//, '')}</a
                    >
                  </td>
                </tr>
              </table>
              <!--[if mso]></td></tr></table><![endif]-->
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup.replace(/<body[^]*/, unbroken);
}

function head(kind: MailKind, title: string, shop: Shop): Html {
  const { tint, gummy } = heads[kind];
  return html`<tr>
    <td
      class="head-cell"
      bgcolor="${tint}"
      style="padding:28px 40px 32px;border-radius:28px 28px 0 0;background:${tint};"
    >
      <table role="presentation" width="100%" cellpadding="0" cellspacing="0" border="0">
        <tr>
          <td valign="middle">${brandOf(shop)}</td>
          ${gummy && gummyCell(mailArt(shop, `gummy-${gummy}.png`))}
        </tr>
      </table>
      <h1
        style="margin:20px 0 0;color:${colours.ink};${display};font-size:34px;line-height:1.1;font-weight:800;letter-spacing:-0.02em;"
      >
        ${title}
      </h1>
    </td>
  </tr>`;
}

const gummyCell = (src: string): Html =>
  html`<td width="72" align="right" valign="middle">
    <img src="${src}" alt="" width="72" height="72" style="display:block;width:72px;height:72px;border:0;" />
  </td>`;

const letters = `color:${colours.ink};${display};font-size:26px;font-weight:800;letter-spacing:-0.045em`;

/** The wordmark leads to the shop. */
function brandOf(shop: Shop): Html {
  const picture = wordmark(shop);
  const name = picture
    ? html`<img
        src="${picture}"
        alt="${shop.brand}"
        width="143"
        height="44"
        style="display:block;width:143px;height:44px;border:0;${letters};"
      />`
    : html`${shop.brand}<span style="color:${colours.mandarin};">.</span>`;
  const label = picture ? '' : `padding:6px 18px 8px;border-radius:999px;background:${colours.paper};`;
  return html`<a
    href="${shop.url}"
    target="_blank"
    style="display:inline-block;${label}${letters};line-height:1.2;text-decoration:none;"
    >${name}</a
  >`;
}
