import type { MouseEvent } from 'react';
import { isPlainClick } from './plain-click';

const click = { defaultPrevented: false, button: 0, metaKey: false, ctrlKey: false, shiftKey: false, altKey: false };

test.each([
  ['the main button', {}, true],
  ['the middle button', { button: 1 }, false],
  ['Control', { ctrlKey: true }, false],
  ['Command', { metaKey: true }, false],
  ['Shift', { shiftKey: true }, false],
  ['Alt', { altKey: true }, false],
  ['its default prevented', { defaultPrevented: true }, false],
])('classifies a click with %s', (_name, changes, isPlain) => {
  expect(isPlainClick({ ...click, ...changes } as MouseEvent)).toBe(isPlain);
});
