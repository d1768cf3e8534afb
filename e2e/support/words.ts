import type { Page } from 'playwright-core';

/** English or unfinished interface texts, and technical terms. */
const english =
  /\b(loading|errors?|required|not found|invalid|submit|cancel|close|search|sign (in|up|out)|log ?out|add to (cart|basket)|checkout|quantity|price|free shipping|sold out|out of stock|failed|internal server|something went wrong|try again|please|welcome|continue|next|previous|back to|read more|show more|your|unknown|forbidden|unauthorized|bad request|timeout|retry|password|address|lorem|todo)\b/i;
export const technical =
  /\b(undefined|null|NaN|true|false|TypeError|fetch|JSON|HTTP|API|http-\d+|stack|exception)\b|\[object|[{}]|=>|::|\b[45]\d\d:|<\/?[a-z]+>/;

/** The texts of a page, except the names of stored things, which are code. */
const words = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const texts = [document.title, ...document.body.innerText.split('\\n')];
    for (const element of document.querySelectorAll('[aria-label], [placeholder], [alt], [title], [aria-valuetext]'))
      for (const name of ['aria-label', 'placeholder', 'alt', 'title', 'aria-valuetext'])
        if (element.getAttribute(name)) texts.push(element.getAttribute(name));
    const names = [...document.querySelectorAll('code')].map((code) => code.innerText.trim());
    return [...new Set(texts.map((text) => text.trim()))].filter((text) => text && !names.includes(text));
  })()`);

/** The English or technical texts of a page. */
export const foreignWords = async (page: Page) =>
  (await words(page)).filter((text) => english.test(text) || technical.test(text));
