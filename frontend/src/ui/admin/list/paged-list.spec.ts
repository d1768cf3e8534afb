import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { z } from 'zod';
import { listLogbook } from '../../../../../contracts/admin/logbook.js';
import { createQueryClient } from '../../../lib/http/query-client';
import { pageOf, type Page } from '../../../lib/http/page-of';
import { countOf, pagesKeyOf, usePagedList } from './paged-list';

jest.mock('../../../lib/http/page-of');

interface Row {
  id: number;
}
const listRows = { ...listLogbook, response: z.array(z.object({ id: z.number() })) };
const rows = (from: number, count: number): Row[] =>
  Array.from({ length: count }, (_, index) => ({ id: from - index }));

/** Renders the hook on a server that holds `count` rows; a search finds one. */
function renderList(count: number) {
  let held = count;
  let isBroken = false;
  jest.mocked(pageOf).mockReset();
  jest.mocked(pageOf).mockImplementation(((_: unknown, asked: { limit: number; cursor?: string; q?: string }) => {
    if (asked.q === 'broken') return Promise.reject(new Error('boom'));
    if (asked.q) return Promise.resolve({ rows: [{ id: 7 }], total: 1, moreFound: asked.q === 'van', next: null });
    if (asked.cursor && isBroken) return Promise.reject(new Error('boom'));
    const before = asked.cursor ? Number(asked.cursor) : held + 1;
    const found = rows(before - 1, Math.min(asked.limit, before - 1));
    const last = found.at(-1)?.id ?? 1;
    const next = last > 1 ? String(last) : null;
    return Promise.resolve({ rows: found, total: held, moreFound: false, next } satisfies Page<Row[]>);
  }) as never);
  const client = createQueryClient();
  const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
  const { result, rerender } = renderHook((filter: { q?: string }) => usePagedList(listRows, filter), {
    wrapper,
    initialProps: {},
  });
  return { result, rerender, client, arrive: () => held++, breakPages: (broken: boolean) => (isBroken = broken) };
}

async function readOn(result: ReturnType<typeof renderList>['result']) {
  await waitFor(() => expect(result.current.readOn).toBeDefined());
  act(() => result.current.readOn!());
}

describe('a list in pages', () => {
  it('begins with the newest hundred rows and the number of all', async () => {
    const { result } = renderList(250);
    await waitFor(() => expect(result.current.data).toEqual(rows(250, 100)));
    expect(result.current).toMatchObject({ total: 250, all: 250, isError: false });
  });

  it('reads on until the last row', async () => {
    const { result } = renderList(250);
    for (const length of [100, 200, 250]) {
      await waitFor(() => expect(result.current.data).toHaveLength(length));
      if (length < 250) await readOn(result);
    }
    expect(result.current.data).toEqual(rows(250, 250));
    expect(result.current.readOn).toBeUndefined();
  });

  it('keeps the former rows until those of a new filter are there, and still counts all', async () => {
    const { result, rerender } = renderList(250);
    await waitFor(() => expect(result.current.data).toHaveLength(100));
    rerender({ q: 'anna' });
    expect(result.current).toMatchObject({ isStale: true });
    expect(result.current.data).toHaveLength(100);
    await waitFor(() => expect(result.current).toMatchObject({ data: [{ id: 7 }], total: 1, isStale: false }));
    await waitFor(() => expect(result.current.all).toBe(250));
  });

  it('reads a filter again when it is chosen again, because others write meanwhile', async () => {
    const { result, rerender, arrive } = renderList(250);
    await waitFor(() => expect(result.current.data).toHaveLength(100));
    rerender({ q: 'anna' });
    await waitFor(() => expect(result.current.total).toBe(1));
    arrive();
    rerender({});
    await waitFor(() => expect(result.current).toMatchObject({ total: 251, all: 251 }));
    expect(result.current.data![0]).toEqual({ id: 251 });
  });

  it('tells of more rows than a search counts', async () => {
    const { result, rerender } = renderList(250);
    rerender({ q: 'van' });
    await waitFor(() => expect(result.current).toMatchObject({ total: 1, moreFound: true, all: 250 }));
    const copy = { count: (shown: string, all: string) => `${shown} van ${all}` };
    expect(countOf(copy, result.current)).toBe('meer dan 1 van 250');
  });

  it('shows new rows after a write, without one twice', async () => {
    const { result, client, arrive } = renderList(150);
    await waitFor(() => expect(result.current.data).toHaveLength(100));
    await readOn(result);
    await waitFor(() => expect(result.current.data).toHaveLength(150));
    arrive();
    await act(() => client.invalidateQueries({ queryKey: pagesKeyOf(listRows) }));
    await waitFor(() => expect(result.current.data).toEqual(rows(151, 151)));
  });

  it('reports a read that failed', async () => {
    const { result, rerender } = renderList(3);
    await waitFor(() => expect(result.current.data).toHaveLength(3));
    rerender({ q: 'broken' });
    await waitFor(() => expect(result.current.isError).toBe(true));
  });

  it('does not read on by itself after a next page that failed, and does after a retry', async () => {
    const { result, breakPages } = renderList(150);
    await waitFor(() => expect(result.current.data).toHaveLength(100));
    breakPages(true);
    await readOn(result);
    await waitFor(() => expect(result.current.isError).toBe(true));
    expect([result.current.readOn, result.current.data!.length]).toEqual([undefined, 100]);
    breakPages(false);
    await act(() => result.current.refetch());
    await readOn(result);
    await waitFor(() => expect(result.current.data).toHaveLength(150));
  });
});
