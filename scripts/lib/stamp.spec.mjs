import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hashOf, readStamp, writeStamp } from './stamp.mjs';

let folder;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'shop-stamp-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(path, text) {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), text);
}
const hash = (options) => hashOf([join(folder, 'src'), join(folder, 'absent')], { base: folder, ...options });

describe('hashOf', () => {
  beforeEach(() => {
    write('src/a.ts', 'one');
    write('src/deep/b.ts', 'two');
  });

  it('is the same for the same files', () => {
    const before = hash();
    write('src/a.ts', 'one');
    expect(hash()).toBe(before);
  });

  it.each([
    ['a changed file', () => write('src/deep/b.ts', 'three')],
    ['a new file', () => write('src/c.ts', '')],
    ['a removed file', () => rmSync(join(folder, 'src/a.ts'))],
    ['a missing path that is created', () => write('absent', 'here')],
    ['text that moves to the next file', () => (write('src/a.ts', 'on'), write('src/deep/b.ts', 'etwo'))],
  ])('changes with %s', (_, change) => {
    const before = hash();
    change();
    expect(hash()).not.toBe(before);
  });

  it('skips node_modules, dist and excluded files', () => {
    const keep = (path) => !path.endsWith('.spec.ts');
    const before = hash({ keep });
    write('src/node_modules/x/index.js', 'x');
    write('src/dist/main.js', 'x');
    write('src/a.spec.ts', 'x');
    expect(hash({ keep })).toBe(before);
  });

  it('depends on the extra values', () => {
    expect(hash({ extra: ['linux'] })).not.toBe(hash({ extra: ['darwin'] }));
  });
});

describe('a stamp', () => {
  it('is read back as written, without temporary files', () => {
    const path = join(folder, 'out/.stamp');
    expect(readStamp(path)).toBeUndefined();
    writeStamp(path, 'abc');
    writeStamp(path, 'def');
    expect(readStamp(path)).toBe('def');
    expect(readdirSync(join(folder, 'out'))).toEqual(['.stamp']);
  });
});
