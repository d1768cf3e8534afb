import type { Page } from 'playwright-core';
import { seriousFindings } from './axe.js';
import { newVisitor, type Visitor } from './shopper.js';

let visitor: Visitor;
let page: Page;
beforeAll(async () => {
  visitor = await newVisitor();
  ({ page } = visitor);
});
beforeEach(async () => {
  await page.setContent(`<html lang="nl"><title>Potten</title>
    <style>button { border: 0; width: 40px; height: 40px; font-size: 14px } b { position: relative }</style>
    <main><h1>Potten</h1><p>Zes potten <b>in de aanbieding</b></p><button>Meer</button><button>Min</button></main>`);
  expect(await seriousFindings(page)).toEqual([]);
});
afterAll(() => visitor.close());

const colour = 'color-contrast: b';
const layBehind = `document.body.insertAdjacentHTML('beforeend',
  '<div style="position: fixed; inset: 0; z-index: -1; background: #222">')`;

it.each<[change: string, script: string, finding: string]>([
  ['its text turns pale', `document.querySelector('b').style.color = '#ccc'`, colour],
  ['its background darkens', `document.querySelector('p').style.background = '#222'`, colour],
  ['the background of an ancestor darkens', `document.querySelector('main').style.background = '#222'`, colour],
  ['an ancestor turns translucent', `document.querySelector('main').style.opacity = '0.3'`, colour],
  ['something dark moves behind it', layBehind, colour],
  ['its name goes', `document.querySelector('button').textContent = ''`, 'button-name: button'],
  [
    'its description goes',
    `document.querySelector('b').outerHTML = '<b aria-labelledby="weg" role="img"></b>'`,
    'role-img-alt: b',
  ],
  ['it shrinks', `for (const { style } of document.querySelectorAll('button')) style.width = '10px'`, 'target-size: '],
])('checks an element again when %s', async (_change, script, finding) => {
  await page.evaluate(script);
  expect(await seriousFindings(page)).toContainEqual(expect.stringContaining(finding));
});

it('skips what it has checked, and finds a fault beside it', async () => {
  await page.evaluate(`document.querySelector('main').insertAdjacentHTML('beforeend', '<button></button>')`);
  expect(await seriousFindings(page)).toEqual([expect.stringContaining('button-name: button')]);
});
