import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import * as dev from '../contracts/dev.ts';
import { inRoot } from './lib/paths.mjs';

const dist = inRoot('frontend/dist');
const ofTheDemo = [
  'stripe-simulator',
  '__control',
  'sk_test',
  'whsec_',
  'ACCESS_CODE',
  '4242424242424242',
  dev.showMails.path,
];

it('sends browsers nothing of the demo, the simulator or the secrets', () => {
  const scripts = readdirSync(dist, { recursive: true }).filter((name) => name.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts).toContain('sw.js');
  const found = scripts.flatMap((name) => {
    const source = readFileSync(join(dist, name), 'utf8');
    return ofTheDemo.filter((word) => source.includes(word)).map((word) => `${name}: ${word}`);
  });
  expect(found).toEqual([]);
});

it('renders pages with the production build of React, whatever NODE_ENV the server has', () => {
  const program = readFileSync(inRoot('dist/frontend/entry-server.js'), 'utf8');
  expect(program.includes('process.env.NODE_ENV')).toBe(false);
});
