import { act, fireEvent } from '@testing-library/react';
import { renderControl } from '../../../../ui/testing/render-control';
import HeroMotion from './hero-motion';
import { pouring } from './pouring';

const falling = () => document.querySelector('img[src*="hero-pouring"]');
let isLoaded = true;

function renderMotion() {
  const root = document.createElement('div');
  return { root, ...renderControl(<HeroMotion around={{ current: root }} />) };
}

beforeEach(() => {
  pouring.isOver = false;
  isLoaded = true;
  jest.spyOn(document, 'readyState', 'get').mockImplementation(() => (isLoaded ? 'complete' : 'interactive'));
});
afterEach(() => {
  Reflect.deleteProperty(navigator, 'connection');
  jest.restoreAllMocks();
});

const connect = (saveData: boolean, effectiveType: string) =>
  Object.defineProperty(navigator, 'connection', { value: { saveData, effectiveType }, configurable: true });

it('lets gummies fall once the page has loaded', () => {
  isLoaded = false;
  renderMotion();
  expect(falling()).toBeNull();
  act(() => void window.dispatchEvent(new Event('load')));
  expect(falling()).not.toBeNull();
});

it('lets them fall once, however often the visitor returns to home', () => {
  const { unmount } = renderMotion();
  expect(falling()).not.toBeNull();
  unmount();
  renderMotion();
  expect(falling()).toBeNull();
});

it.each([
  ['who saves data', true, '4g'],
  ['with a slow connection', false, '3g'],
])('loads nothing for a visitor %s', (_, saveData, effectiveType) => {
  connect(saveData, effectiveType);
  renderMotion();
  expect(falling()).toBeNull();
});

it('lets them fall on a fast connection', () => {
  connect(false, '4g');
  renderMotion();
  expect(falling()).not.toBeNull();
});

it('lets the gummies around the jars follow the pointer until home is left', () => {
  const { root, unmount } = renderMotion();
  const move = (clientX: number) => fireEvent(window, new MouseEvent('pointermove', { clientX, clientY: 0 }));
  move(window.innerWidth);
  expect([root.style.getPropertyValue('--x'), root.style.getPropertyValue('--y')]).toEqual(['1', '-1']);
  unmount();
  move(0);
  expect(root.style.getPropertyValue('--x')).toBe('1');
});
