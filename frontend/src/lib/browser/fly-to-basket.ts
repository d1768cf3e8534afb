import { prefersReducedMotion } from './motion';

/** Lets a dot fly from the middle of `from` to the basket button in 420 ms. Nothing moves with reduced motion. */
export function flyToBasket(from: Element): void {
  const basket = document.querySelector('[data-basket]');
  if (!basket || prefersReducedMotion()) return;
  const dot = document.createElement('span');
  dot.dataset.flyingDot = '';
  dot.ariaHidden = 'true';
  document.body.append(dot);
  const [start, end] = [middleOf(from), middleOf(basket)];
  const top = { x: (start.x + end.x) / 2, y: Math.min(start.y, end.y) - 48 };
  const path = [start, top, end].map(({ x, y }, index) => ({
    transform: `translate(${x}px, ${y}px) scale(${[1, 1.25, 0.5][index]})`,
  }));
  const flight = dot.animate(path, { duration: 420, easing: 'cubic-bezier(0.4, 0, 0.4, 1)' });
  flight.onfinish = flight.oncancel = () => dot.remove();
}

function middleOf(element: Element): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
