import type { AnyRouter } from '@tanstack/react-router';
import { prefersReducedMotion } from './motion';

/** A page that takes longer to load appears at once, so that the gesture ends within 800 ms of the tap. */
const loadsWithinMilliseconds = 300;

/**
 * Opens each page of the storefront as a circle from the tap that leads to it, and moves the picture of a tapped card to
 * the gallery, which the style sheet names `jar`. Never for Back, the back office, the first page, reduced motion, or a
 * browser without such transitions. It blocks no tap.
 */
export function openPagesFromTaps(router: AnyRouter): void {
  if (!window.CSS?.supports?.('selector(:active-view-transition-type(page))')) return;
  let tap: MouseEvent | undefined;
  let named: HTMLElement[] = [];
  const name = (picture: HTMLElement, as: 'jar' | 'none') => {
    picture.style.setProperty('view-transition-name', as);
    named.push(picture);
  };
  window.addEventListener('click', (event) => void (tap = event), { capture: true });
  const isTapped = () => tap !== undefined && performance.now() - tap.timeStamp < loadsWithinMilliseconds;
  const types: ChooseTypes = ({ fromLocation: from, toLocation: to, pathChanged }) => {
    if (!from || !pathChanged || !isTapped() || prefersReducedMotion()) return false;
    const isBack = to.state.__TSR_index < from.state.__TSR_index;
    if (isBack || [from, to].some(({ pathname }) => pathname.startsWith('/admin'))) return false;
    openFrom(tap!);
    for (const gallery of document.querySelectorAll<HTMLElement>('[data-gallery]')) name(gallery, 'none');
    const card = (tap!.target as Element).closest('article, li')?.querySelector('img');
    if (card && to.pathname.startsWith('/product/')) name(card, 'jar');
    return ['page'];
  };
  router.subscribe('onResolved', () => {
    for (const picture of named) picture.style.removeProperty('view-transition-name');
    named = [];
  });
  router.update({ ...router.options, defaultViewTransition: { types } });
}

type Transition = Exclude<AnyRouter['options']['defaultViewTransition'], boolean | undefined>;
type ChooseTypes = Exclude<Transition['types'], string[]>;

/** A key press opens the page from the middle of its link. */
function openFrom({ detail, clientX, clientY, target }: MouseEvent): void {
  const { left, top, width, height } = (target as Element).getBoundingClientRect();
  const [x, y] = detail === 0 ? [left + width / 2, top + height / 2] : [clientX, clientY];
  document.documentElement.style.setProperty('--tap', `${Math.round(x)}px ${Math.round(y)}px`);
}
