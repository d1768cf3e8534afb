import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { clearPersonal, readStored, store } from './device-storage';

const sources = join(__dirname, '../..');
const files = readdirSync(sources, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && !file.includes('.spec.'),
);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

test('only the registry, the basket and the staff sidebar use browser storage', () => {
  const touching = files.filter((file) =>
    /\b(localStorage|sessionStorage|indexedDB|document\.cookie)\b|\.setItem\(/.test(
      readFileSync(join(sources, file), 'utf8'),
    ),
  );
  expect(touching.sort()).toEqual([
    'features/staff/sidebar-state.ts',
    'lib/basket/basket-storage.ts',
    'lib/storage/device-storage.ts',
  ]);
});

test('clears personal data in one area and keeps the basket', () => {
  for (const key of ['checkout-details', 'login-code-sent', 'subscription-setup', 'vitamin-test'] as const) {
    store('tab', key, 'Sanne');
    store('device', key, 'Sanne');
  }
  store('device', 'withdrawal-draft', 'Sanne');
  store('device', 'basket', '[]');
  clearPersonal('device');
  expect(Object.entries(localStorage)).toEqual([['basket', '[]']]);
  expect(readStored('tab', 'checkout-details')).toBe('Sanne');
  clearPersonal('tab');
  expect(sessionStorage).toHaveLength(0);
});

test('loses only the stored copy in a browser that blocks storage', () => {
  const forbidden = jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new Error('QuotaExceededError');
  });
  store('tab', 'checkout-details', 'Sanne');
  forbidden.mockRestore();
  expect(readStored('tab', 'checkout-details')).toBeNull();
});
