import { randomUUID } from 'node:crypto';
import { refusalOf } from '../../../testing/shop/test-browser.js';
import * as api from '../../../../../contracts/api.js';
import { eventually } from '../../../testing/kernel.js';
import { queueBackends, queueOn } from '../../../testing/queue-backends.js';
import { staffOf, startTestShop, TestBrowser, type TestShop } from '../../../testing/shop/test-shop.js';
import { JobQueue } from '../job-queue.js';

const base = api.operations.showQueues.path;
let shop: TestShop;
let staff: TestBrowser;

interface Shown {
  name: string;
  readOnlyMode: boolean;
  isPaused: boolean;
  counts: Record<string, number>;
  jobs: { id: string; name: string; data: object; failedReason?: string; isFailed: boolean }[];
}
const queues = async () => {
  const response = await staff.get(`${base}/api/queues?activeQueue=shop&status=latest&page=1&jobsPerPage=50`);
  expect(response.status).toBe(200);
  return ((await response.json()) as { queues: Shown[] }).queues;
};
const codeOf = async (response: Response) => [response.status, (await refusalOf(response)).code];
const queue = () => shop.app.get(JobQueue).shown;

describe.each(queueBackends)('the board of the queue on %s', (_, redisUrl) => {
  beforeAll(async () => {
    shop = await startTestShop(await queueOn(redisUrl));
    staff = await staffOf(shop);
  });
  afterAll(() => shop.close());

  it.each(['', '/', '/queue/shop', '/api/queues', '/static/favicon.ico'])(
    'is closed without a staff session: %s',
    async (path) => {
      expect(await codeOf(await new TestBrowser(shop).get(`${base}${path}`))).toEqual([401, 'not-logged-in']);
    },
  );

  it('loads nothing from other origins', async () => {
    for (const path of ['', '/', '/queue/shop', '/job-schedulers']) {
      const response = await staff.get(`${base}${path}`);
      expect([path, response.status, response.headers.get('content-type')]).toEqual([
        path,
        200,
        'text/html; charset=utf-8',
      ]);
      expect(response.headers.get('content-security-policy')).toMatch(
        /^default-src 'none'; script-src 'self';.* style-src 'self' 'sha256-[^ ]+'; .*base-uri 'self'; /,
      );
      const page = await response.text();
      expect(page).toContain(`<base href="${base}/"`);
      expect(page).toContain('Wachtrijen');
      expect(page).not.toMatch(/https?:|<%|<style| style=/);
      const files = [...page.matchAll(/(?:src|href)="(static\/[^"]+)"/g)].map(([, file]) => file!);
      expect(files.length).toBeGreaterThan(3);
      for (const file of files) expect([file, (await staff.get(`${base}/${file}`)).status]).toEqual([file, 200]);
    }
  });

  it('lists jobs, and hides why they failed', async () => {
    const imageId = randomUUID();
    const delayed = { jobId: 'make-image-variants/1', delay: 3_600_000 };
    await queue().add('make-image-variants', { imageId }, delayed);
    await queue().add('nobodys', {}, { jobId: 'nobodys/1' });
    await eventually(async () => (await queue().getFailedCount()) === 1, 'a job that failed');
    expect((await queue().getFailed())[0]!.failedReason).toContain('no handler');
    const [shown, ...others] = await queues();
    expect(others).toEqual([]);
    expect(shown).toMatchObject({ name: 'shop', readOnlyMode: true, isPaused: false });
    expect(shown!.counts.failed).toBe(1);
    const of = (name: string) => shown!.jobs.find((job) => job.name === name);
    expect(of('make-image-variants')).toMatchObject({ id: delayed.jobId, data: { imageId }, isFailed: false });
    expect(of('nobodys')).toMatchObject({ isFailed: true, failedReason: 'Zie het logboek' });
    const one = await staff.get(`${base}/api/queues/shop/${encodeURIComponent('nobodys/1')}`);
    expect([one.status, await one.text()]).toEqual([200, expect.not.stringContaining('no handler')]);
  });

  it('changes nothing', async () => {
    const calls = [
      ['PUT', '/api/queues/shop/pause'],
      ['PUT', '/api/queues/shop/obliterate'],
      ['PUT', '/api/queues/shop/nobodys%2F1/clean'],
      ['POST', '/api/queues/shop/add'],
      ['PATCH', '/api/queues/shop/nobodys%2F1/update-data'],
    ] as const;
    for (const [method, path] of calls)
      expect([path, (await staff.send(method, `${base}${path}`, {}, {})).status]).toEqual([path, 404]);
    expect((await queues())[0]).toMatchObject({ isPaused: false, counts: { failed: 1 } });
  });

  it('serves only its own files', async () => {
    for (const path of ['/static/..%2findex.ejs', '/static/js', '/static/nothing.js', '/api/nothing'])
      expect(await codeOf(await staff.get(`${base}${path}`))).toEqual([404, 'not-found']);
  });

  it('responds in Dutch when the queue is away', async () => {
    const asked = jest.spyOn(queue(), 'getJobCounts').mockRejectedValue(new Error('connection refused'));
    const response = await staff.get(`${base}/api/queues`);
    asked.mockRestore();
    expect(await codeOf(response)).toEqual([503, 'unavailable']);
    expect((await queues())[0]).toMatchObject({ name: 'shop' });
  });
});
