import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import type { ComponentType } from 'react';
import { buttonRecipe, chipRecipe } from '../../theme/recipes';

const thisPage = { exact: true, includeHash: true };

/** Marks a link as the current page only when path, search and hash all match. */
function currentOnlyHere<T>(link: T): T {
  const Link = link as ComponentType<object>;
  return ((props) => <Link {...{ activeOptions: thisPage }} {...props} />) as ComponentType<object> as T;
}

/** A button. Pass `type="submit"` in forms. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A link within the shop that looks like a button. */
export const ButtonLink = currentOnlyHere(createLink(chakra('a', buttonRecipe)));

/** A chip that selects. */
export const Chip = chakra('button', chipRecipe, { defaultProps: { type: 'button' } });

/** A link within the shop that looks like a chip. */
export const ChipLink = currentOnlyHere(createLink(chakra('a', chipRecipe)));

/** A static chip. */
export const Badge = chakra('span', chipRecipe, { defaultProps: { look: 'badge' } });

/** A link within the shop that takes style props. */
export const Link = currentOnlyHere(createLink(chakra('a')));
