import { html } from '../../platform/http/html.js';

export const devMailsStyle = html`<style>
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
