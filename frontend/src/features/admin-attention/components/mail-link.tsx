import { chakra } from '@chakra-ui/react';
import { buttonRecipe } from '../../../theme/recipes';

const Anchor = chakra('a', buttonRecipe, { defaultProps: { look: 'ink', size: 'sm' } });

/** Opens the mail program with a reply to this address. */
export function MailLink({ to, children }: { to: string; children: string }) {
  return <Anchor href={`mailto:${encodeURIComponent(to)}`}>{children}</Anchor>;
}
