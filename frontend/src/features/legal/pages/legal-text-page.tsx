import { chakra } from '@chakra-ui/react';
import { printLegalPage, type LegalPage } from '../../../../../contracts/law/legal-pages.js';
import { formatDay } from '../../../lib/format';
import { addressOf } from '../../../lib/http/endpoints';
import { Link } from '../../../ui/controls/button';
import { LegalBlock } from '../../../ui/legal/legal-block';
import { anchorOf, Contents } from '../components/contents';
import { LegalNav } from '../components/legal-nav';
import { legalCopy } from '../copy';

/** A version of a legal text, with links to the other texts, its print and its neighbours. */
export function LegalTextPage({ page }: { page: LegalPage }) {
  const { name, title, version, latest, publishedAt, blocks } = page;
  return (
    <>
      <chakra.div bg="fruit.mango.tint">
        <chakra.div maxW="content" mx="auto" px={{ base: '4', md: '8' }} py={{ base: '10', md: '16' }}>
          <chakra.h1
            fontSize={{ base: '3xl', md: 'hero' }}
            lineHeight="tight"
            letterSpacing="-0.035em"
            overflowWrap="anywhere"
          >
            {title}
          </chakra.h1>
          <chakra.p mt="4">{legalCopy.version(version, formatDay(publishedAt))}</chakra.p>
        </chakra.div>
      </chakra.div>
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '8', lg: '16' }}
        display="grid"
        columnGap={{ lg: '16', xl: '10' }}
        rowGap="8"
        gridTemplateColumns={{
          base: 'minmax(0, 1fr)',
          lg: '17rem minmax(0, 1fr)',
          xl: '17rem minmax(0, 1fr) 13rem',
        }}
        alignItems="start"
      >
        <chakra.div position={{ lg: 'sticky' }} top="28" gridRow={{ lg: '1 / span 2', xl: '1' }} minW="0">
          <LegalNav current={name} />
        </chakra.div>
        <Contents blocks={blocks} />
        <chakra.article display="grid" gap="4" maxW="text" gridColumn={{ lg: '2' }}>
          {version < latest && (
            <chakra.p role="note" rounded="card" bg="fruit.raspberry.tint" p="5">
              <span>{legalCopy.former}</span> <Plain name={name} text={legalCopy.toLatest} />
            </chakra.p>
          )}
          {blocks.map((block, place) => (
            <LegalBlock key={place} block={block} page={page} id={anchorOf(place)} />
          ))}
          <chakra.p mt="6" display="flex" flexWrap="wrap" gap="5">
            <chakra.a
              href={addressOf(printLegalPage, { params: { name }, query: { version } })}
              textDecoration="underline"
              textUnderlineOffset="3px"
            >
              {legalCopy.print}
            </chakra.a>
            {version > 1 && <Plain name={name} versie={version - 1} text={legalCopy.before} />}
          </chakra.p>
        </chakra.article>
      </chakra.div>
    </>
  );
}

function Plain({ name, versie, text }: { name: string; versie?: number; text: string }) {
  return (
    <Link
      to="/informatie/$name"
      params={{ name }}
      search={{ versie }}
      textDecoration="underline"
      textUnderlineOffset="3px"
    >
      {text}
    </Link>
  );
}
