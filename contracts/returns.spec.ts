import { FileReturnSchema } from './returns.js';

describe('filing a return', () => {
  const filed = {
    id: '9f0e6a3c-1b0e-4a0e-9a3e-000000000001',
    reason: 'damaged',
    items: [
      { id: 'a', quantity: 1 },
      { id: 'b', quantity: 2 },
    ],
  };
  it.each([
    [{ items: [] }, 'Kies wat er terugkomt'],
    [{ items: [...filed.items, { id: 'a', quantity: 1 }] }, 'Noem elk product één keer'],
    [{ items: [{ id: 'a', quantity: 0 }] }, 'Kies minstens 1'],
    [{ items: [{ id: 'a', quantity: 1.5 }] }, 'Kies een heel aantal'],
    [{ reason: 'zomaar' }, 'Kies een reden'],
  ])('refuses %j', (wrong, message) => {
    expect(FileReturnSchema.safeParse(filed).success).toBe(true);
    expect(FileReturnSchema.safeParse({ ...filed, ...wrong }).error!.issues[0]!.message).toBe(message);
  });
});
