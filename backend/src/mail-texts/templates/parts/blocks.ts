import { html, type Html } from '../../../platform/http/html.js';
import { colours, display, text } from './colours.js';

type Content = Html | string | readonly Html[];

export const paragraph = (content: Content): Html =>
  html`<p class="ink" style="margin:0 0 16px;color:${colours.ink};${text};font-size:17px;line-height:1.55;">
    ${content}
  </p>`;

/** A paragraph of conditions, below what the mail is about. */
export const smallPrint = (content: Content): Html =>
  html`<p class="muted" style="margin:0 0 12px;color:${colours.muted};${text};font-size:14px;line-height:1.55;">
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

/** The one thing to do. Its padding is that of a cell, because Outlook ignores that of a link. */
export const button = ({ url, label }: { url: string; label: string }): Html =>
  html`<table role="presentation" cellpadding="0" cellspacing="0" border="0" style="margin:24px 0;">
    <tr>
      <td
        align="center"
        bgcolor="${colours.mandarin}"
        style="border-radius:999px;background:${colours.mandarin};mso-padding-alt:15px 30px;"
      >
        <a
          href="${url}"
          target="_blank"
          style="display:inline-block;padding:15px 30px;border-radius:999px;color:${colours.ink};${text};font-size:17px;line-height:1.3;font-weight:700;text-decoration:none;"
          >${label}</a
        >
      </td>
    </tr>
  </table>`;

/** Sets an address or a code apart. */
export const panel = (content: Content): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="margin:0 0 16px;border-collapse:separate;"
  >
    <tr>
      <td
        class="panel ink"
        bgcolor="${colours.paper}"
        style="padding:16px 20px;border-radius:16px;background:${colours.paper};color:${colours.ink};${text};font-size:17px;line-height:1.55;"
      >
        ${content}
      </td>
    </tr>
  </table>`;

export const table = (rows: readonly Html[]): Html =>
  html`<table
    role="presentation"
    width="100%"
    cellpadding="0"
    cellspacing="0"
    border="0"
    style="border-collapse:collapse;margin:8px 0 16px;"
  >
    ${rows}
  </table>`;

/** `strong`: a total. */
export function amountRow(label: string, amount: string, { strong = false } = {}): Html {
  const { ink, line } = colours;
  const cell = `padding:10px 0;border-top:1px solid ${line};color:${ink};${text};font-size:${strong ? 19 : 16}px;line-height:1.45;font-weight:${strong ? 700 : 400}`;
  return html`<tr>
    <td class="ink line" style="${cell};">${label}</td>
    <td
      class="ink line"
      align="right"
      valign="top"
      style="${cell};white-space:nowrap;font-variant-numeric:tabular-nums;"
    >
      ${amount}
    </td>
  </tr>`;
}
