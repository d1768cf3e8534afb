import { act, fireEvent, screen } from '@testing-library/react';
import { addToBasket } from '../../lib/basket/add-to-basket';
import { productWith } from '../../lib/seo/structured-data/testing/shop-data';
import { renderControl } from '../testing/render-control';
import { ProductCard } from './product-card';

jest.mock('../../lib/basket/add-to-basket');

function renderCard(changes: Parameters<typeof productWith>[0] = {}) {
  const { router } = renderControl(<ProductCard product={productWith(changes)} categorySlug="sleep" />);
  const preload = jest.spyOn(router, 'preloadRoute').mockResolvedValue(undefined);
  const button = screen.getByRole<HTMLButtonElement>('button');
  return { button, link: screen.getByRole('link', { name: 'Sleep Well' }), preload, router };
}

beforeEach(() => jest.useFakeTimers());
afterEach(() => {
  jest.useRealTimers();
  jest.resetAllMocks();
});

it('says what the product is for, how it tastes, and what it costs once and in a subscription', () => {
  renderCard({ purpose: 'Voor het slapen', flavour: 'bosbes' });
  for (const text of ['Voor het slapen', 'bosbes', '60 stuks', 'of € 18,36 in abonnement'])
    expect(screen.getByText(text)).toBeTruthy();
});

it('says nothing of a taste that staff has not written, or of a subscription that is not on offer', () => {
  renderCard({ purpose: null, flavour: null, subscriptionEnabled: false });
  expect(screen.getByText('60 stuks')).toBeTruthy();
  expect(screen.queryByText(/in abonnement/)).toBeNull();
});

describe('given a product in stock', () => {
  it('adds one piece, says so, and ignores presses until it is ready again', () => {
    jest.mocked(addToBasket).mockReturnValue(true);
    const { button } = renderCard();
    expect(button.getAttribute('aria-label')).toBe('Voeg Sleep Well toe aan je winkelmandje');
    fireEvent.click(button);
    fireEvent.click(button);
    expect(jest.mocked(addToBasket).mock.calls).toEqual([[expect.objectContaining({ quantity: 1 }), 12]]);
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Toegevoegd', 'true']);
    act(() => void jest.advanceTimersByTime(600));
    expect([button.textContent, button.getAttribute('aria-disabled')]).toEqual(['Voeg toe', 'false']);
    fireEvent.click(button);
    expect(addToBasket).toHaveBeenCalledTimes(2);
  });

  it('stays ready when nothing could be added', () => {
    jest.mocked(addToBasket).mockReturnValue(false);
    const { button } = renderCard();
    fireEvent.click(button);
    expect(button.textContent).toBe('Voeg toe');
  });
});

it('given a product that is sold out, adds nothing', () => {
  const { button } = renderCard({ stock: 0 });
  expect([button.textContent, button.disabled]).toEqual(['Uitverkocht', true]);
  fireEvent.click(button);
  expect(addToBasket).not.toHaveBeenCalled();
});

describe('given the link to a product', () => {
  it.each([
    ['the pointer', (link: HTMLElement) => fireEvent.mouseEnter(link)],
    ['the focus', (link: HTMLElement) => fireEvent.focus(link)],
    ['a touch', (link: HTMLElement) => fireEvent.touchStart(link)],
  ])('loads the page ahead on %s', (_, point) => {
    const { link, preload } = renderCard();
    point(link);
    expect(preload).toHaveBeenCalledWith({ to: '/product/$id', params: { id: 'sleep-well' } });
  });

  it('opens the page in this tab on a plain click, and leaves others to the browser', async () => {
    const { link, router } = renderCard();
    const ignoreNavigation = (event: Event) => event.preventDefault(); // jsdom cannot navigate
    window.addEventListener('click', ignoreNavigation);
    await act(async () => void fireEvent.click(link, { ctrlKey: true }));
    expect(router.history.location.pathname).toBe('/');
    await act(async () => void fireEvent.click(link));
    expect(router.history.location.pathname).toBe('/product/sleep-well');
    window.removeEventListener('click', ignoreNavigation);
  });
});
