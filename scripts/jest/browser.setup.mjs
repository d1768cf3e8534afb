/** Stubs the browser interfaces that jsdom lacks. */
import { TextDecoder, TextEncoder } from 'node:util';

globalThis.TextEncoder ??= TextEncoder;
globalThis.TextDecoder ??= TextDecoder;
globalThis.Response ??= class {}; // the router does `instanceof Response`
globalThis.structuredClone ??= (value) => JSON.parse(JSON.stringify(value));

class SilentObserver {
  observe() {}
  unobserve() {}
  disconnect() {}
  takeRecords() {
    return [];
  }
}
globalThis.ResizeObserver ??= SilentObserver;
globalThis.IntersectionObserver ??= SilentObserver;

window.matchMedia ??= (query) => ({
  matches: false,
  media: query,
  onchange: null,
  addEventListener() {},
  removeEventListener() {},
  addListener() {},
  removeListener() {},
  dispatchEvent: () => false,
});
window.scrollTo = () => {};
Element.prototype.scrollTo ??= () => {};
Element.prototype.scrollIntoView ??= () => {};
Element.prototype.animate ??= () => {
  const animation = { onfinish: null };
  queueMicrotask(() => animation.onfinish?.());
  return animation;
};
