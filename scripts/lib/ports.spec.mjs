import { createServer } from 'node:net';
import { acceptsConnections, assertPortFree, freePort, freePortPair, portProblem } from './ports.mjs';

async function occupied(host, work) {
  const server = createServer();
  await new Promise((resolve) => server.listen(0, host, resolve));
  try {
    return await work(server.address().port);
  } finally {
    await new Promise((resolve) => server.close(resolve));
  }
}

it.each(['127.0.0.1', '0.0.0.0'])('detects a port that is taken on %s', (host) =>
  occupied(host, async (port) => {
    expect(await portProblem(port)).toBe('EADDRINUSE');
    expect(await acceptsConnections('127.0.0.1', port)).toBe(true);
  }),
);

it('names the taken port, its purpose and the remedy', () =>
  occupied('127.0.0.1', async (port) => {
    const complaint = assertPortFree(port, 'PORT', 'the shop');
    await expect(complaint).rejects.toThrow(`port ${port}, for the shop, is taken by another program`);
    await expect(assertPortFree(port, 'PORT', 'the shop')).rejects.toThrow(`PORT=${port + 10} npm start`);
  }));

it('finds ports that are free, and that no system gives away', async () => {
  const port = await freePort();
  expect(port).toBeLessThan(32_768);
  await expect(assertPortFree(port, 'PORT', 'the shop')).resolves.toBeUndefined();
  expect(await acceptsConnections('127.0.0.1', port)).toBe(false);
  const pair = await freePortPair();
  expect(await portProblem(pair)).toBeUndefined();
  expect(await portProblem(pair + 1)).toBeUndefined();
});
