import { chakra } from '@chakra-ui/react';
import type { FruitName, GummyShape } from '../../../theme/fruit';
import { useFacts, type Facts } from '../../../lib/shop/facts';
import { Badge, ButtonLink } from '../../../ui/controls/button';
import { ArrowIcon, CheckIcon } from '../../../ui/icons';
import { ContactBlock } from '../components/contact-block';
import { PageHead } from '../components/page-head';
import { panelId, ServiceTabs, tabId } from '../components/service-tabs';
import { serviceContent, type ServiceContent } from '../content/service';
import { supportCopy } from '../copy';
import { serviceTabs, tabFromHash, type ServiceTab } from '../tab-from-hash';

const fruitOfTab: Record<ServiceTab, FruitName> = { bestellen: 'mandarin', levering: 'lime', retourneren: 'raspberry' };
const gummyOfTab: Record<ServiceTab, GummyShape> = { bestellen: 'drop', levering: 'bolt', retourneren: 'moon' };

/** Ordering, delivery and returns. The tab is the hash of the URL. */
export function ServicePage({ hash, onTab }: { hash: string; onTab: (tab: ServiceTab) => void }) {
  const facts = useFacts();
  const tab = tabFromHash(hash);
  return (
    <>
      <PageHead fruit={fruitOfTab[tab]} gummy={gummyOfTab[tab]} title={supportCopy.serviceTitle}>
        <ServiceTabs chosen={tab} onChoose={onTab} />
      </PageHead>
      <chakra.div
        maxW="content"
        mx="auto"
        px={{ base: '4', md: '8' }}
        py={{ base: '10', md: '20' }}
        display="grid"
        gap={{ base: '12', lg: '20' }}
        gridTemplateColumns={{ base: 'minmax(0, 1fr)', lg: 'minmax(0, 1fr) 25rem' }}
        alignItems="start"
      >
        <chakra.div
          key={tab}
          role="tabpanel"
          id={panelId}
          aria-labelledby={tabId(tab)}
          tabIndex={0}
          rounded="small"
          animation="rise 250ms"
        >
          <Content tab={tab} facts={facts} />
        </chakra.div>
        <chakra.div
          display="grid"
          gap="5"
          gridTemplateColumns={{ md: 'repeat(2, minmax(0, 1fr))', lg: 'minmax(0, 1fr)' }}
        >
          <Figures tab={tab} facts={facts} />
          <ContactBlock email={facts.email} hours={facts.hours} title={supportCopy.stillQuestions} />
        </chakra.div>
        <noscript>
          {serviceTabs.map((other) => other !== tab && <OtherTab key={other} tab={other} facts={facts} />)}
        </noscript>
      </chakra.div>
    </>
  );
}

interface PartProps {
  tab: ServiceTab;
  facts: Facts;
}

/** The content of another tab, below the first, for browsers without JavaScript. Its tab links here. */
function OtherTab({ tab, facts }: PartProps) {
  return (
    <chakra.section id={tab} pt={{ base: '10', md: '16' }}>
      <chakra.h2 fontSize="3xl" mb="6">
        {supportCopy.tabs[tab]}
      </chakra.h2>
      <Content tab={tab} facts={facts} />
      <chakra.div mt="8" maxW="25rem">
        <Figures tab={tab} facts={facts} />
      </chakra.div>
    </chakra.section>
  );
}

function Content({ tab, facts }: PartProps) {
  const { lead, blocks } = serviceContent[tab](facts);
  return (
    <>
      <chakra.p
        fontFamily="display"
        fontWeight="bold"
        fontSize={{ base: 'xl', md: '2xl' }}
        lineHeight="1.2"
        letterSpacing="-0.015em"
      >
        {lead}
      </chakra.p>
      {blocks.map((block) => (
        <Block key={block.title} {...block} />
      ))}
      {tab === 'retourneren' && (
        <ButtonLink look="ink" to="/herroepen" mt="8">
          {supportCopy.withdraw}
          <ArrowIcon size="1.25rem" />
        </ButtonLink>
      )}
    </>
  );
}

function Block({ title, text, list, names }: ServiceContent['blocks'][number]) {
  return (
    <chakra.section mt={{ base: '8', md: '10' }} pt={{ base: '6', md: '8' }} borderTop="1.5px solid" borderColor="line">
      <chakra.h2 fontSize="xl">{title}</chakra.h2>
      <chakra.p mt="2" maxW="text" overflowWrap="anywhere">
        {text}
      </chakra.p>
      {names && (
        <chakra.ul mt="4" display="flex" flexWrap="wrap" gap="2">
          {names.map((name) => (
            <li key={name}>
              <Badge bg="stone">{name}</Badge>
            </li>
          ))}
        </chakra.ul>
      )}
      {list && (
        <chakra.ul mt="4" display="grid" gap="2.5">
          {list.map((item) => (
            <chakra.li key={item} display="flex" alignItems="flex-start" gap="3" fontWeight="semibold">
              <chakra.span mt="3px" flexShrink="0">
                <CheckIcon size="1.25rem" />
              </chakra.span>
              <span>{item}</span>
            </chakra.li>
          ))}
        </chakra.ul>
      )}
    </chakra.section>
  );
}

function Figures({ tab, facts }: PartProps) {
  const { figures } = serviceContent[tab](facts);
  const titleId = `figures-${tab}`;
  return (
    <chakra.section
      aria-labelledby={titleId}
      rounded="card"
      bg={`fruit.${fruitOfTab[tab]}.tint`}
      p={{ base: '6', md: '8' }}
    >
      <chakra.h2 id={titleId} fontSize="xl" mb="3">
        {supportCopy.costs[tab]}
      </chakra.h2>
      <dl>
        {figures.map(({ label, value }, place) => (
          <chakra.div
            key={label}
            display="flex"
            alignItems="baseline"
            justifyContent="space-between"
            gap="4"
            py="3"
            borderTop={place > 0 ? '1.5px solid' : undefined}
            borderColor="line"
          >
            <dt>{label}</dt>
            <chakra.dd fontFamily="display" fontWeight="bold" fontSize="lg" whiteSpace="nowrap">
              {value}
            </chakra.dd>
          </chakra.div>
        ))}
      </dl>
    </chakra.section>
  );
}
