import { Remembered } from './remembered.js';
import type { PgListener } from './pg-listener.js';

const counting = () => {
  let reads = 0;
  return new Remembered(() => Promise.resolve(++reads));
};

describe('a remembered value', () => {
  it('is read once, also by two that ask at once', async () => {
    const value = counting();
    expect(await Promise.all([value.find(), value.find()])).toEqual([1, 1]);
    expect(await value.find()).toBe(1);
  });

  it('is read again after a notification of its channel', async () => {
    const value = counting();
    let notify!: () => void;
    const listener = { listen: (_: string, handler: () => void) => Promise.resolve(void (notify = handler)) };
    await value.forgetOn(listener as unknown as PgListener, 'changed');
    expect(await value.find()).toBe(1);
    notify();
    expect(await value.find()).toBe(2);
  });

  it('is read again after a read that failed', async () => {
    let isDown = true;
    const value = new Remembered(() => (isDown ? Promise.reject(new Error('no connection')) : Promise.resolve('here')));
    await expect(value.find()).rejects.toThrow('no connection');
    isDown = false;
    expect(await value.find()).toBe('here');
  });

  it('that was being read during a change is not kept', async () => {
    const finish: ((text: string) => void)[] = [];
    const value = new Remembered(() => new Promise<string>((resolve) => finish.push(resolve)));
    const early = value.find();
    value.forget();
    const late = value.find();
    finish[0]!('former');
    finish[1]!('new');
    expect([await early, await late, await value.find()]).toEqual(['former', 'new', 'new']);
  });
});
