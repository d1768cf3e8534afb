import { html, type Html } from '../../../platform/http/html.js';
import type { Shop } from '../../../mail/mail-content.js';

export const colours = {
  ink: '#231A32',
  paper: '#FFF8EE',
  muted: '#6B6078',
  mandarin: '#FF7A1A',
  peach: '#FFD9BF',
  line: '#E8E0D8',
  white: '#FFFFFF',
};
const text = "font-family:Figtree,-apple-system,'Segoe UI',Roboto,Helvetica,Arial,sans-serif";
const display = "font-family:'Bricolage Grotesque',Figtree,-apple-system,'Segoe UI',Roboto,Arial,sans-serif";

/** Restyled in dark mode; other clients keep the inline colours. */
const turned = html`<style>
  :root {
    color-scheme: light dark;
    supported-color-schemes: light dark;
  }
  @media (prefers-color-scheme: dark) {
    .page {
      background: #1a1326 !important;
    }
    .card {
      background: #2a2139 !important;
    }
    .ink {
      color: #fff8ee !important;
    }
    .muted {
      color: #c6bcd4 !important;
    }
    .line {
      border-color: #4a3f5c !important;
    }
  }
  @media (max-width: 480px) {
    .card-cell {
      padding: 24px 20px !important;
    }
  }
</style>`;

interface Page {
  /** Preview text in the inbox. */
  preview: string;
  title: string;
  body: Html;
  shop: Shop;
}

/** Returns a whole HTML document: brand, one card, contact details. */
export function layout({ preview, title, body, shop }: Page): string {
  const { ink, paper, muted, mandarin, white } = colours;
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="supported-color-schemes" content="light dark" />
        <title>${title}</title>
        ${turned}
      </head>
      <body class="page" style="margin:0;padding:0;background:${paper};overflow-wrap:anywhere;word-break:break-word;">
        <div style="display:none;max-height:0;overflow:hidden;">${preview}</div>
        <table
          role="presentation"
          class="page"
          width="100%"
          cellpadding="0"
          cellspacing="0"
          style="background:${paper};"
        >
          <tr>
            <td align="center" style="padding:32px 12px;">
              <table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;">
                <tr>
                  <td style="padding:0 0 20px;">
                    <a
                      href="${shop.url}"
                      target="_blank"
                      style="display:inline-block;padding:10px 20px;border-radius:999px;background:${mandarin};color:${ink};${display};font-size:22px;font-weight:800;text-decoration:none;"
                      >${shop.brand}</a
                    >
                  </td>
                </tr>
                <tr>
                  <td class="card card-cell" style="padding:40px;border-radius:28px;background:${white};">
                    <h1
                      class="ink"
                      style="margin:0 0 16px;color:${ink};${display};font-size:30px;line-height:1.15;font-weight:800;"
                    >
                      ${title}
                    </h1>
                    ${body}
                  </td>
                </tr>
                <tr>
                  <td class="muted" style="padding:24px 8px 0;color:${muted};${text};font-size:14px;line-height:1.55;">
                    Vragen? Mail ons op
                    <a class="muted" href="mailto:${shop.email}" style="color:${muted};">${shop.email}</a>.<br />
                    ${shop.brand} &middot;
                    <a class="muted" href="${shop.url}" target="_blank" style="color:${muted};"
                      >${shop.url.replace(/^https?:\/\//, '')}</a
                    >
                  </td>
                </tr>
              </table>
            </td>
          </tr>
        </table>
      </body>
    </html>`.markup;
}

export const paragraph = (content: Html | string): Html =>
  html`<p class="ink" style="margin:0 0 16px;color:${colours.ink};${text};font-size:17px;line-height:1.55;">
    ${content}
  </p>`;

export const heading = (content: string): Html =>
  html`<h2
    class="ink"
    style="margin:28px 0 8px;color:${colours.ink};${display};font-size:20px;line-height:1.3;font-weight:700;"
  >
    ${content}
  </h2>`;

export const link = (href: string, label: string): Html =>
  html`<a class="ink" href="${href}" target="_blank" style="color:${colours.ink};font-weight:600;">${label}</a>`;

/** `strong` for totals, `note` for small print under the label. */
export function amountRow(
  label: string,
  amount: string,
  { strong = false, note = [] as string[], was = null as string | null } = {},
): Html {
  const { ink, muted, line } = colours;
  const cell = `padding:10px 0;border-top:1px solid ${line};color:${ink};${text};font-size:${strong ? 19 : 16}px;line-height:1.45;font-weight:${strong ? 700 : 400}`;
  const small = `color:${muted};font-size:14px`;
  return html`<tr>
    <td class="ink line" style="${cell};">
      ${label}${note.map((words) => html`<br /><span class="muted" style="${small};">${words}</span>`)}
    </td>
    <td
      class="ink line"
      align="right"
      valign="top"
      style="${cell};white-space:nowrap;font-variant-numeric:tabular-nums;"
    >
      ${was === null ? null : html`<span class="muted" style="${small};text-decoration:line-through;">${was}</span> `}${amount}
    </td>
  </tr>`;
}

export const table = (rows: readonly Html[]): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    style="border-collapse:collapse;margin:8px 0 0;"
  >
    ${rows}
  </table>`;
