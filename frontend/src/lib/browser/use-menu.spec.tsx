import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { act, fireEvent, render, screen } from '@testing-library/react';
import { lazy, Suspense, type JSX } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { useMenu } from './use-menu';

function Menu() {
  const { isOpen, toggle, root, button } = useMenu();
  return (
    <>
      <div ref={root}>
        <button ref={button} aria-expanded={isOpen} onClick={toggle}>
          Menu
        </button>
        {isOpen && <a href="#inside">Binnen</a>}
      </div>
      <a href="#outside">Buiten</a>
    </>
  );
}

const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
const button = () => screen.getByRole('button', { name: 'Menu' });
const isOpen = () => button().getAttribute('aria-expanded') === 'true';

describe('given an open menu', () => {
  beforeEach(() => {
    render(<Menu />, {
      wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
    });
    fireEvent.click(button());
    expect(isOpen()).toBe(true);
  });

  it('closes on a second click', () => {
    fireEvent.click(button());
    expect(isOpen()).toBe(false);
  });

  it('closes on Escape and returns the focus to its button', () => {
    screen.getByText('Binnen').focus();
    fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
    expect(isOpen()).toBe(false);
    expect(document.activeElement).toBe(button());
  });

  it.each([
    ['a press', (element: HTMLElement) => fireEvent.pointerDown(element)],
    ['the focus', (element: HTMLElement) => act(() => element.focus())],
  ])('closes on %s outside, not inside', (_, touch) => {
    touch(screen.getByText('Binnen'));
    expect(isOpen()).toBe(true);
    touch(screen.getByText('Buiten'));
    expect(isOpen()).toBe(false);
  });

  it('closes on navigation', async () => {
    await act(() => router.navigate({ href: '/elders' }));
    expect(isOpen()).toBe(false);
  });

  it('ignores other keys', () => {
    fireEvent.keyDown(document.body, { key: 'a' });
    expect(isOpen()).toBe(true);
  });
});

it('given a closed menu, leaves the focus alone on Escape', () => {
  render(<Menu />, {
    wrapper: ({ children }) => <RouterContextProvider router={router}>{children}</RouterContextProvider>,
  });
  screen.getByText('Buiten').focus();
  fireEvent.keyDown(document.activeElement!, { key: 'Escape' });
  expect(document.activeElement).toBe(screen.getByText('Buiten'));
});

it('given a part of the page that is not hydrated yet, closes on a press there', async () => {
  const page = (part: JSX.Element) => (
    <RouterContextProvider router={router}>
      <Menu />
      <Suspense>{part}</Suspense>
    </RouterContextProvider>
  );
  const NeverLoaded = lazy(() => new Promise<never>(() => {}));
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = renderToString(page(<p>Te laat</p>));
  const root = await act(() => hydrateRoot(container, page(<NeverLoaded />)));
  fireEvent.click(button());
  expect(isOpen()).toBe(true);
  fireEvent.pointerDown(screen.getByText('Te laat'));
  expect(isOpen()).toBe(false);
  act(() => root.unmount());
  container.remove();
});
