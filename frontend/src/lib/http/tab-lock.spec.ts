import { withTabLock } from './tab-lock';

afterEach(() => Reflect.deleteProperty(navigator, 'locks'));

test('calls at once in a browser without locks', async () => {
  await expect(withTabLock(() => Promise.resolve('paid'))).resolves.toBe('paid');
});

test('waits for the lock that all tabs share', async () => {
  const asked: string[] = [];
  const request = (name: string, call: () => Promise<unknown>) => {
    asked.push(name);
    return call();
  };
  Object.defineProperty(navigator, 'locks', { value: { request }, configurable: true });
  await expect(withTabLock(() => Promise.resolve('paid'))).resolves.toBe('paid');
  await expect(withTabLock(() => Promise.reject(new Error('refused')))).rejects.toThrow('refused');
  expect(asked).toEqual(['shopper', 'shopper']);
});
