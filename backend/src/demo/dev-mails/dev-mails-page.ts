import { listMails, showMails, showTemplates, type DevMail } from '../../../../contracts/dev.js';
import { html, type Html } from '../../platform/http/html.js';
import { devMailsStyle } from './dev-mails-style.js';

/** Sandboxes the HTML of each mail. */
export function devMailsPage(mails: readonly DevMail[], brand: string): string {
  return page(
    brand,
    html`Deze demo verstuurt niets: elke mail wordt hier bewaard. Vernieuw de pagina voor nieuwe mails. Ook als
      <a href="${listMails.path}">JSON</a>. Alle soorten mails staan bij de
      <a href="${showTemplates.path}">voorbeelden</a>.`,
    mails,
  );
}

export function mailSamplesPage(samples: readonly DevMail[], brand: string): string {
  return page(
    brand,
    html`Elke soort mail, met verzonnen gegevens. <a href="${showMails.path}">Terug naar de mails</a>.`,
    samples,
  );
}

function page(brand: string, intro: Html, mails: readonly DevMail[]): string {
  return html`<!doctype html>
    <html lang="nl">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Mails · ${brand}</title>
        ${devMailsStyle}
      </head>
      <body>
        <main>
          <h1>Mails</h1>
          <p>${intro}</p>
          ${mails.length === 0 ? html`<p>Er zijn nog geen mails.</p>` : mails.map(article)}
        </main>
      </body>
    </html>`.markup;
}

function article({ id, to, subject, text, html: markup, sentAt }: DevMail): Html {
  return html`<article id="${id}">
    <h2>${subject}</h2>
    <p>Aan ${to} · <time datetime="${sentAt}">${sentAt}</time></p>
    <iframe title="${subject}" sandbox="allow-popups" loading="lazy" srcdoc="${markup}"></iframe>
    <details>
      <summary>Tekst</summary>
      <pre>${text}</pre>
    </details>
  </article> `;
}
