import { chakra } from '@chakra-ui/react';
import { homeBlocks } from '../../../../../contracts/shop-texts/home-blocks.js';
import type { TypedBlock } from '../../../ui/admin/blocks/markup';
import { IconButton } from '../../../ui/admin/icon-button';
import { ArrowDownIcon, ArrowUpIcon } from '../../../ui/admin/icons';
import { RowButton } from '../../../ui/admin/table/row-button';
import { orderCopy as copy } from '../copy';
import { movedInPlace, rowsOf, toggled, type HomePlace } from '../home-order';

interface HomeOrderProps {
  /** A heading for each shown block of home. */
  typed: readonly TypedBlock[];
  onChange: (typed: TypedBlock[]) => void;
}

const places: readonly HomePlace[] = ['grid', 'below'];

/** The blocks of home by place, with buttons that move, hide and show them. */
export function HomeOrder({ typed, onChange }: HomeOrderProps) {
  return places.map((place) => {
    const rows = rowsOf(typed, place);
    const last = rows.findLastIndex(({ isShown }) => isShown);
    return (
      <chakra.section key={place} aria-label={copy.places[place]}>
        <chakra.h2 fontSize="lg">{copy.places[place]}</chakra.h2>
        <chakra.ul mt="2">
          {rows.map(({ key, isShown }, index) => {
            const { title, canHide } = homeBlocks[key];
            return (
              <chakra.li
                key={key}
                display="grid"
                gridTemplateColumns="minmax(0, 1fr) auto 6rem"
                alignItems="center"
                gap="2"
                minH="12"
                borderTop="1.5px solid"
                borderColor="stone"
              >
                <chakra.span fontWeight={isShown ? 'semibold' : undefined} color={isShown ? undefined : 'muted'}>
                  {isShown ? title : copy.hidden(title)}
                </chakra.span>
                <chakra.span display="flex">
                  {isShown && (
                    <>
                      <IconButton
                        label={copy.up(title)}
                        isOff={index === 0}
                        onClick={() => onChange(movedInPlace(typed, key, -1))}
                      >
                        <ArrowUpIcon size="1rem" />
                      </IconButton>
                      <IconButton
                        label={copy.down(title)}
                        isOff={index === last}
                        onClick={() => onChange(movedInPlace(typed, key, 1))}
                      >
                        <ArrowDownIcon size="1rem" />
                      </IconButton>
                    </>
                  )}
                </chakra.span>
                {canHide ? (
                  <RowButton
                    aria-label={isShown ? copy.hideOf(title) : copy.showOf(title)}
                    onClick={() => onChange(toggled(typed, key))}
                  >
                    {isShown ? copy.hide : copy.show}
                  </RowButton>
                ) : (
                  <chakra.span color="muted" fontSize="sm">
                    {copy.stays}
                  </chakra.span>
                )}
              </chakra.li>
            );
          })}
        </chakra.ul>
      </chakra.section>
    );
  });
}
