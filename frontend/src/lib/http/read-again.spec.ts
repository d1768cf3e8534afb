import { QueryObserver } from '@tanstack/react-query';
import { waitFor } from '@testing-library/react';
import { createQueryClient } from './query-client';
import { readAgain } from './read-again';

const queryKey = ['notes'];

/** A client whose reads are answered by hand, in order. */
function client(isShown: boolean) {
  const answers: ((notes: string[]) => void)[] = [];
  const reads = createQueryClient();
  const options = { queryKey, queryFn: () => new Promise<string[]>((resolve) => answers.push(resolve)) };
  if (isShown) new QueryObserver(reads, options).subscribe(() => {});
  else void reads.prefetchQuery(options);
  const asked = (times: number) => waitFor(() => expect(answers).toHaveLength(times));
  const loaded = () => waitFor(() => expect(reads.isFetching()).toBe(0));
  return { reads, answers, asked, loaded };
}

it('reads once more what was first read before the write and answered after it', async () => {
  const { reads, answers, asked } = client(true);
  const done = readAgain(reads, [queryKey]);
  answers[0]!([]);
  await asked(2);
  answers[1]!(['written']);
  await done;
  expect(reads.getQueryData(queryKey)).toEqual(['written']);
});

it('leaves a prefetched read that no screen shows to be read when one does', async () => {
  const { reads, answers } = client(false);
  const done = readAgain(reads, [queryKey]);
  answers[0]!([]);
  await done;
  expect([answers.length, reads.getQueryState(queryKey)!.isInvalidated]).toEqual([1, true]);
});

it('reads what had loaded once', async () => {
  const { reads, answers, loaded } = client(true);
  answers[0]!([]);
  await loaded();
  const done = readAgain(reads, [queryKey]);
  answers[1]!(['written']);
  await done;
  expect(answers).toHaveLength(2);
});
