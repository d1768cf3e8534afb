import { QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { createElement, type ReactNode } from 'react';
import { z } from 'zod';
import { listLogbook } from '../../../../../contracts/admin/logbook.js';
import { call } from '../../../lib/http/api';
import { createQueryClient } from '../../../lib/http/query-client';
import { found, longQueryOf, renewed, useLongList } from './long-list';

jest.mock('../../../lib/http/api');

const listRows = { ...listLogbook, response: z.array(z.object({ id: z.number() })) };

describe('given a long list', () => {
  interface Row {
    id: number;
  }
  const rows = (count: number) => Array.from({ length: count }, (_, index) => ({ id: count - index }));

  /** Renders the hook. `respond` settles the oldest open request. */
  function renderList() {
    const open: ((response: Row[] | Error) => void)[] = [];
    jest
      .mocked(call)
      .mockImplementation(
        () =>
          new Promise((resolve, reject) =>
            open.push((response) =>
              response instanceof Error
                ? reject(response)
                : resolve({ data: response as never, projectionPending: false }),
            ),
          ),
      );
    const client = createQueryClient();
    const wrapper = ({ children }: { children: ReactNode }) => createElement(QueryClientProvider, { client }, children);
    const { result } = renderHook(() => useLongList(longQueryOf<Row>(listRows)), { wrapper });
    const respond = async (response: Row[] | Error) => {
      await waitFor(() => expect(open).not.toHaveLength(0));
      await act(async () => open.shift()!(response));
    };
    return { result, respond, open };
  }

  it('shows the newest rows while the rest loads, and no match is unknown until then', async () => {
    const { result, respond } = renderList();
    await respond(rows(200));
    await waitFor(() => expect(result.current.data).toHaveLength(200));
    expect([result.current.isWhole, found([], result.current)]).toEqual([false, undefined]);
    await respond(rows(300));
    await waitFor(() => expect(result.current.data).toHaveLength(300));
    expect([result.current.isWhole, found([], result.current)]).toEqual([true, []]);
  });

  it('reads no more when the newest rows are all', async () => {
    const { result, respond, open } = renderList();
    await respond(rows(3));
    await waitFor(() => expect(result.current.isWhole).toBe(true));
    expect([result.current.data, open]).toEqual([rows(3), []]);
  });

  it('reports a failure and repeats the read that failed', async () => {
    const { result, respond } = renderList();
    await respond(new Error('boom'));
    await waitFor(() => expect(result.current.isError).toBe(true));
    act(() => void result.current.refetch());
    await respond(rows(3));
    await waitFor(() => expect(result.current.isError).toBe(false));
    expect(result.current.data).toEqual(rows(3));
  });
});

describe('a long list after a refetch of its newest rows', () => {
  it('shows the current rows, with new ones at the top and without duplicates', () => {
    const before = [
      { id: 3, status: 'processing' },
      { id: 2, status: 'processing' },
      { id: 1, status: 'delivered' },
    ];
    const newer = [
      { id: 4, status: 'pending' },
      { id: 3, status: 'shipped' },
    ];
    expect(renewed(before, newer)).toEqual([
      { id: 4, status: 'pending' },
      { id: 3, status: 'shipped' },
      { id: 2, status: 'processing' },
      { id: 1, status: 'delivered' },
    ]);
  });
});
