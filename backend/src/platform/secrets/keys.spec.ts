import { deriveKey, pepper, seal, unseal } from './keys.js';

const key = deriveKey('a secret of the environment', 'one use');
const otherUse = deriveKey('a secret of the environment', 'other use');

describe('a sealed text', () => {
  it('opens for its owner', () => {
    expect(unseal(key, seal(key, '012345', 'row-1'), 'row-1')).toBe('012345');
    expect(seal(key, '012345', 'row-1')).not.toBe(seal(key, '012345', 'row-1'));
  });

  it('opens with no other key, for no other owner, and not when it was changed', () => {
    const sealed = seal(key, '012345', 'row-1');
    expect(() => unseal(otherUse, sealed, 'row-1')).toThrow();
    expect(() => unseal(key, sealed, 'row-2')).toThrow();
    expect(() => unseal(key, `${sealed.startsWith('A') ? 'B' : 'A'}${sealed.slice(1)}`, 'row-1')).toThrow();
  });
});

describe('a change of the cipher', () => {
  it('reads texts of every version, also those from before versions', () => {
    const stored = 'AAECAwQFBgcICQoLommtBQHg0FesfsqzaRbFInyWmlI_jQ';
    for (const version of [0, 1] as const)
      expect(unseal(key, seal(key, '012345', 'row-1', version), 'row-1')).toBe('012345');
    expect(seal(key, '012345', 'row-1')).not.toContain('.');
    expect(seal(key, '012345', 'row-1', 1)).toMatch(/^1\./);
    expect(unseal(key, stored, 'row-1')).toBe('012345');
  });

  it('opens no text as another version', () => {
    const sealed = seal(key, '012345', 'row-1', 1);
    expect(() => unseal(key, sealed.replace('1.', ''), 'row-1')).toThrow();
    expect(() => unseal(key, sealed.replace('1.', '7.'), 'row-1')).toThrow('unknown version');
  });
});

it('peppers by key', () => {
  expect(pepper(key, '012345')).toBe(pepper(key, '012345'));
  expect(pepper(key, '012345')).not.toBe(pepper(otherUse, '012345'));
  expect(pepper(key, '012345')).not.toContain('012345');
});
