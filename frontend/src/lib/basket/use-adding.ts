import { useMoment } from '../browser/motion';

export type Press = (event: { currentTarget: Element }) => void;

/**
 * Runs `add` on press. After a successful add, a dot flies to the basket and presses do nothing for 600 ms. Mark the button
 * with `aria-disabled`, because `disabled` would move its focus to the body.
 */
export function useAdding(add: () => boolean): { justAdded: boolean; press: Press } {
  const [justAdded, showAdded] = useMoment(600);
  const press: Press = ({ currentTarget }) => {
    if (justAdded || !add()) return;
    showAdded();
    void import('../browser/gestures').then(
      ({ flyToBasket }) => flyToBasket(currentTarget),
      () => {}, // the product is in the basket without a dot too
    );
  };
  return { justAdded, press };
}
