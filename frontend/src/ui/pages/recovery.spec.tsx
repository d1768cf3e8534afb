import { createMemoryHistory, createRootRoute, createRouter, RouterProvider } from '@tanstack/react-router';
import { QueryClientProvider } from '@tanstack/react-query';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { StyleProvider } from '../../theme/style-provider';
import { basket } from '../../lib/basket/basket-store';
import { createQueryClient } from '../../lib/http/query-client';
import { lineFor } from '../../lib/basket/basket-line';
import { productWith } from '../../lib/seo/structured-data/testing/shop-data';
import { translate } from '../testing/translator.mjs';
import { RouteError } from './route-error';

/** A page with a text that shares its element with changing content. */
function FragilePage() {
  const [isOpen, setOpen] = useState(false);
  return (
    <button onClick={() => setOpen(true)}>
      {isOpen && <b>!</b>}
      {isOpen ? 'Open' : 'Dicht'}
    </button>
  );
}

let renders = 0;
function BrokenPage(): never {
  renders++;
  throw new DOMException('The node to be removed is not a child of this node.', 'NotFoundError');
}

async function show(component: () => React.ReactNode) {
  const router = createRouter({
    routeTree: createRootRoute({ component, errorComponent: RouteError }),
    history: createMemoryHistory(),
  });
  await router.load();
  const errors: unknown[] = [];
  render(
    <StyleProvider>
      <QueryClientProvider client={createQueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </StyleProvider>,
    { onCaughtError: (error) => void errors.push(error) },
  );
  await act(async () => {});
  return errors;
}

beforeEach(() => {
  jest.useFakeTimers({ now: Date.now() + 60_000 });
  jest.spyOn(console, 'warn').mockImplementation();
});
afterEach(() => jest.useRealTimers());

it('shows a page again that failed because a translator moved its text, with the basket', async () => {
  basket.replace([lineFor(productWith(), 2)]);
  const errors = await show(FragilePage);
  translate(document.body);
  await act(async () => void fireEvent.click(screen.getByRole('button')));
  expect(errors).toHaveLength(1);
  expect(screen.getByRole('button').textContent).toBe('Dicht');
  expect(basket.get().lines).toHaveLength(1);
});

it('shows the error of a page that fails again at once', async () => {
  await show(BrokenPage);
  expect(screen.queryByRole('heading', { name: 'Even uitgegleden' })).not.toBeNull();
  const before = renders;
  await act(async () => void (await jest.advanceTimersByTimeAsync(60_000)));
  expect(renders).toBe(before);
});
