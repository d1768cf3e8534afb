/** Renders SVG to pixels in one headless Chromium. The fonts come from the npm packages. */
import { accessSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { chromium } from 'playwright-core';

const require = createRequire(import.meta.url);

function executable() {
  if (process.env.CHROMIUM_PATH) return process.env.CHROMIUM_PATH;
  for (const dir of (process.env.PATH ?? '').split(path.delimiter)) {
    for (const name of ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable']) {
      try {
        accessSync(path.join(dir, name));
        return path.join(dir, name);
      } catch {
        /* not installed at this path */
      }
    }
  }
  throw new Error('No Chromium found; set CHROMIUM_PATH.');
}

const font = (pkg, file) => {
  const root = path.dirname(require.resolve(`${pkg}/package.json`));
  return `data:font/woff2;base64,${readFileSync(path.join(root, 'files', file)).toString('base64')}`;
};

/** Scratch folder of this run for sprites and warped labels. */
export const scratch = mkdtempSync(path.join(tmpdir(), 'gummy-art-'));
export const fileUrl = (file) => pathToFileURL(file).href;

/** Starts the browser. Returns `draw(svg, w, h)`, `measure(texts)` and `close()`. */
export async function studio() {
  const browser = await chromium.launch({
    executablePath: executable(),
    args: [
      '--no-sandbox',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
      '--no-first-run',
      '--allow-file-access-from-files',
      '--force-color-profile=srgb',
    ],
  });
  const html = path.join(scratch, 'stage.html');
  writeFileSync(
    html,
    `<!doctype html><style>
@font-face{font-family:Display;src:url(${font('@fontsource-variable/bricolage-grotesque', 'bricolage-grotesque-latin-standard-normal.woff2')});font-weight:200 800;font-stretch:75% 100%}
@font-face{font-family:Body;src:url(${font('@fontsource-variable/figtree', 'figtree-latin-wght-normal.woff2')});font-weight:300 900}
html,body{margin:0;background:transparent}svg{display:block}
.d{font-family:Display;font-weight:800;font-stretch:88%}.b{font-family:Body;font-weight:700}</style><span class="d">a</span><span class="b">b</span><div id="s"></div>`,
  );
  const page = await browser.newPage({ viewport: { width: 1600, height: 1600 } });
  await page.goto(fileUrl(html));
  await page.evaluate(() => document.fonts.ready);
  await page.evaluate(() => document.querySelectorAll('span').forEach((s) => s.remove()));

  async function draw(body, width, height) {
    await page.setViewportSize({ width, height });
    await page.evaluate(
      async ([svg, w, h]) => {
        document.getElementById('s').innerHTML =
          `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${w} ${h}">${svg}</svg>`;
        await Promise.all(
          [...new Set([...document.querySelectorAll('image')].map((i) => i.href.baseVal))].map((src) => {
            const img = new Image();
            img.src = src;
            return img.decode();
          }),
        );
      },
      [body, width, height],
    );
    return page.screenshot({ omitBackground: true, clip: { x: 0, y: 0, width, height } });
  }

  /** Returns the widths of texts set at 100 px in the display face. */
  const measure = (texts) =>
    page.evaluate((list) => {
      const svg = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      document.body.append(svg);
      const widths = list.map((text) => {
        const t = document.createElementNS('http://www.w3.org/2000/svg', 'text');
        t.setAttribute('class', 'd');
        t.setAttribute('style', 'font-size:100px;letter-spacing:-2px');
        t.textContent = text;
        svg.append(t);
        return t.getComputedTextLength();
      });
      svg.remove();
      return widths;
    }, texts);

  return { draw, measure, close: () => browser.close() };
}
