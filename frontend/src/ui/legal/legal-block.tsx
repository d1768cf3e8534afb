import { chakra } from '@chakra-ui/react';
import { companyLines } from '../../../../contracts/values/company-lines.js';
import type { Block, LegalPage } from '../../../../contracts/law/legal-pages.js';
import { Spans } from './spans';
import { StorageTable } from './storage-table';

interface LegalBlockProps {
  block: Block;
  page: Pick<LegalPage, 'company' | 'readablePhone'>;
  /** The anchor of a heading. */
  id?: string;
}

/** A block of a legal text. */
export function LegalBlock({ block, page, id }: LegalBlockProps) {
  switch (block.kind) {
    case 'heading':
      return (
        <chakra.h2 id={id} fontSize="xl" mt="6">
          {block.text}
        </chakra.h2>
      );
    case 'paragraph':
      return (
        <chakra.p overflowWrap="anywhere">
          <Spans spans={block.spans} />
        </chakra.p>
      );
    case 'list':
      return (
        <chakra.ul display="grid" gap="2" pl="5" listStyleType="disc">
          {block.items.map((item, place) => (
            <li key={place}>
              <Spans spans={item} />
            </li>
          ))}
        </chakra.ul>
      );
    case 'company':
      return (
        <chakra.address fontStyle="normal" rounded="card" bg="stone" p="5" overflowWrap="anywhere">
          {companyLines({ ...page.company, phone: page.readablePhone }).map((line) => (
            <chakra.span key={line} display="block">
              <CompanyLine line={line} phone={page.readablePhone} email={page.company.email} />
            </chakra.span>
          ))}
        </chakra.address>
      );
    case 'storage':
      return <StorageTable />;
  }
}

/** A detail of the company. Its phone number can be dialled, and its mail address written to. */
function CompanyLine({ line, phone, email }: { line: string; phone: string; email: string }) {
  if (phone && line.endsWith(phone)) return <Way line={line} to={phone} href={`tel:${phone.replaceAll(' ', '')}`} />;
  if (email && line.endsWith(email)) return <Way line={line} to={email} href={`mailto:${email}`} />;
  return <span>{line}</span>;
}

/** A line that ends in a link. */
function Way({ line, to, href }: { line: string; to: string; href: string }) {
  return (
    <>
      <span>{line.slice(0, -to.length)}</span>
      <chakra.a href={href} textDecoration="underline" textUnderlineOffset="3px">
        <span>{to}</span>
      </chakra.a>
    </>
  );
}
