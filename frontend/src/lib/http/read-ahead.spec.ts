import { createQueryClient } from './query-client';
import { readAhead } from './read-ahead';

const queryClient = createQueryClient();

it('starts the read without waiting and leaves its error to the page', async () => {
  const read = jest.fn(() => Promise.reject(new Error('refused')));
  readAhead({ context: { queryClient }, preload: false }, read);
  expect(read).toHaveBeenCalledWith(queryClient);
  await Promise.resolve();
});

it('reads nothing while a link is only preloaded', () => {
  const read = jest.fn(() => Promise.resolve());
  readAhead({ context: { queryClient }, preload: true }, read);
  expect(read).not.toHaveBeenCalled();
});
