import { chakra } from '@chakra-ui/react';
import { createLink } from '@tanstack/react-router';
import { buttonRecipe, chipRecipe } from '../theme/recipes';

/** A button that does something. Give `type="submit"` in forms. */
export const Button = chakra('button', buttonRecipe, { defaultProps: { type: 'button' } });

/** A button that goes somewhere in the shop. */
export const ButtonLink = createLink(chakra('a', buttonRecipe));

/** A chip that chooses. */
export const Chip = chakra('button', chipRecipe, { defaultProps: { type: 'button' } });

/** A chip that goes somewhere in the shop. */
export const ChipLink = createLink(chakra('a', chipRecipe));

/** A chip that only says something. */
export const Badge = chakra('span', chipRecipe, { defaultProps: { look: 'badge' } });

/** A link in the shop that takes style props. */
export const Link = createLink(chakra('a'));
