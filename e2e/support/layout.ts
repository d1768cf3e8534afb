import type { Page } from 'playwright-core';

const nameOf = `(element) => (element.getAttribute('aria-label') ?? element.textContent).trim().slice(0, 40)`;

/** Links and buttons whose centre, or a point a third of their height off it, another element covers. */
export const coveredControls = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const nameOf = ${nameOf};
    const describe = (element) => element ? element.tagName.toLowerCase() + ' "' + nameOf(element) + '"' : 'nothing';
    const covered = [];
    for (const control of document.querySelectorAll('a[href], button, summary')) {
      if (!control.checkVisibility({ checkOpacity: true, checkVisibilityCSS: true })) continue;
      control.scrollIntoView({ block: 'center', inline: 'center', behavior: 'instant' });
      const { left, top, width, height } = control.getClientRects()[0];
      if (width < 2 || top + height <= 0) continue; // the skip link waits above the page until it has the focus
      for (const part of [0.2, 0.5, 0.8]) {
        const hit = document.elementFromPoint(left + width / 2, top + height * part);
        if (!hit || !control.contains(hit)) covered.push(describe(control) + ' is covered by ' + describe(hit));
      }
    }
    return covered;
  })()`);

/** Faults of the outline: not exactly one h1, another heading before it, or a skipped level. */
export const headingFaults = (page: Page): Promise<string[]> =>
  page.evaluate(`(() => {
    const headings = [...document.querySelectorAll('h1, h2, h3, h4, h5, h6')].filter((heading) => heading.checkVisibility());
    const describe = (heading) => heading.tagName.toLowerCase() + ' "' + (${nameOf})(heading) + '"';
    const titles = headings.filter(({ tagName }) => tagName === 'H1').length;
    const faults = titles === 1 ? [] : [titles + ' headings of level 1'];
    let level = 0;
    for (const heading of headings) {
      const next = Number(heading.tagName[1]);
      if (next > level + 1) faults.push(describe(heading) + ' follows level ' + level);
      level = next;
    }
    return faults;
  })()`);

/** Links with aria-current="page" to another page. */
export const falselyCurrentLinks = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('a[aria-current="page"]')]
    .filter(({ href }) => href !== location.href)
    .map((link) => (${nameOf})(link) + ' ' + link.getAttribute('href'))`);

/** Tables that are wider than the box that scrolls them, by how many pixels. */
export const cutTables = (page: Page): Promise<string[]> =>
  page.evaluate(`[...document.querySelectorAll('table')].flatMap((table) => {
    const { scrollWidth, clientWidth } = table.parentElement;
    return scrollWidth > clientWidth ? [(${nameOf})(table) + ' is cut by ' + (scrollWidth - clientWidth) + ' px'] : [];
  })`);

/** How many pixels a page is wider than its window. */
export const sidewaysScroll = (page: Page): Promise<number> =>
  page.evaluate('document.documentElement.scrollWidth - document.documentElement.clientWidth');
