import { z } from 'zod';
import { html, type Html } from '../../platform/http/html.js';

/** A kept mail as `/dev/mails.json` shows it. `sentAt` is ISO 8601 in UTC. */
export const DevMailSchema = z.object({
  id: z.string(),
  to: z.string(),
  subject: z.string(),
  text: z.string(),
  html: z.string(),
  sentAt: z.string(),
});
export type DevMail = z.infer<typeof DevMailSchema>;

const style = html`<style>
  body {
    margin: 0;
    padding: 32px 16px;
    background: #fff8ee;
    color: #231a32;
    font:
      17px/1.55 Figtree,
      system-ui,
      sans-serif;
  }
  main {
    max-width: 760px;
    margin: 0 auto;
  }
  article {
    margin: 0 0 32px;
    padding: 24px;
    border-radius: 28px;
    background: #fff;
    border: 1.5px solid rgb(35 26 50 / 12%);
  }
  h1 {
    margin: 0 0 4px;
  }
  h2 {
    margin: 0;
    font-size: 21px;
  }
  p {
    margin: 4px 0 16px;
    color: #6b6078;
  }
  iframe {
    width: 100%;
    height: 640px;
    border: 1.5px solid rgb(35 26 50 / 12%);
    border-radius: 16px;
    background: #fff8ee;
  }
  pre {
    white-space: pre-wrap;
    overflow-wrap: anywhere;
    font:
      15px/1.5 ui-monospace,
      monospace;
  }
  summary {
    margin: 12px 0 0;
    cursor: pointer;
    font-weight: 600;
  }
</style>`;

/** A readable list of mails, newest first as given. A mail's own markup stays locked up in a sandbox. */
export function devMailsPage(mails: readonly DevMail[], brand: string): string {
  return page(
    brand,
    html`Deze demo verstuurt niets: elke mail wordt hier bewaard. Vernieuw de pagina voor nieuwe mails. Ook als
      <a href="/dev/mails.json">JSON</a>. Alle soorten mails staan bij de
      <a href="/dev/mails/templates">voorbeelden</a>.`,
    mails,
  );
}

/** Every kind of mail with made-up data. */
export function mailSamplesPage(samples: readonly DevMail[], brand: string): string {
  return page(
    brand,
    html`Elke soort mail, met verzonnen gegevens. <a href="/dev/mails">Terug naar de mails</a>.`,
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
        ${style}
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
