/**
 * Every storage key of the shop in the browser. `personal` entries are removed with the account that made them; `shop`
 * entries stay. An unlisted key does not compile.
 */
const kinds = {
  'access-granted': 'shop',
  account: 'shop',
  basket: 'shop',
  'basket-version': 'shop',
  'checkout-details': 'personal',
  'checkout-seen-total': 'personal',
  held: 'shop',
  'login-code-sent': 'personal',
  'menu-groups': 'shop',
  paid: 'shop',
  'reloaded-for': 'shop',
  'reloaded-for-code': 'shop',
  'row-height': 'shop',
  'set-aside': 'shop',
  'started-payments': 'shop',
  'stock-take': 'shop',
  'subscription-setup': 'personal',
  'vitamin-test': 'personal',
  'withdrawal-draft': 'personal',
} as const;

export type StoredKey = keyof typeof kinds;

/** `device` is localStorage; `tab` is sessionStorage. */
export type StorageArea = 'device' | 'tab';
export const storageAreas: readonly StorageArea[] = ['device', 'tab'];

/** The browser's storage; undefined when the browser blocks it. */
export function browserStorage(area: StorageArea): Storage | undefined {
  try {
    return area === 'device' ? window.localStorage : window.sessionStorage;
  } catch {
    return undefined;
  }
}

/** Returns the stored text; null when there is none or storage cannot be read. */
export function readStored(area: StorageArea, key: StoredKey): string | null {
  try {
    return browserStorage(area)?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

/** Stores a text; null removes it. When storage is full or blocked, only the stored copy is lost. */
export function store(area: StorageArea, key: StoredKey, text: string | null): void {
  try {
    if (text === null) browserStorage(area)?.removeItem(key);
    else browserStorage(area)?.setItem(key, text);
  } catch {
    return;
  }
}

/** Removes every personal entry of one area. */
export function clearPersonal(area: StorageArea): void {
  for (const key of Object.keys(kinds) as StoredKey[]) if (kinds[key] === 'personal') store(area, key, null);
}
