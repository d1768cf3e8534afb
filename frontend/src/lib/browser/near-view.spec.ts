import { nearView, stopWaiting } from './near-view';

let see: (isIntersecting: boolean) => void;
class FakeObserver {
  constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
    see = (isIntersecting) => callback([{ isIntersecting }]);
  }
  observe() {}
  disconnect() {}
}

const isOver = (wait: Promise<void>) => Promise.race([wait.then(() => true), Promise.resolve(false).then(() => false)]);

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FakeObserver });
  document.body.innerHTML = '<div id="more"></div>';
});
afterEach(() => Reflect.deleteProperty(globalThis, 'IntersectionObserver'));

it('waits until the element is near the view', async () => {
  const wait = nearView('more');
  see(false);
  expect(await isOver(wait)).toBe(false);
  see(true);
  await wait;
});

it('ends when the page is left', async () => {
  const wait = nearView('more');
  stopWaiting();
  await wait;
});

it('does not wait for an element that the server did not render', async () => {
  await nearView('nergens');
});
