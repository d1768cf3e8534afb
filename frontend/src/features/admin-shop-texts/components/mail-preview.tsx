import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { showMailSample } from '../../../../../contracts/shop-texts/mail-samples.js';
import type { ShopTextName } from '../../../../../contracts/shop-texts/names.js';
import { addressOf } from '../../../lib/http/endpoints';
import { shopTextsCopy as copy } from '../copy';

const pauseMs = 600;
/** Servers refuse a request with 16 kB of headers and address. */
const longestAddress = 10_000;

/** A sample of the mail with the typed text. It loads again after a pause in typing. */
export function MailPreview({ name, blocks }: { name: ShopTextName; blocks: readonly Block[] }) {
  const typed = JSON.stringify(blocks);
  const [shown, setShown] = useState(typed);
  useEffect(() => {
    const timer = window.setTimeout(() => setShown(typed), pauseMs);
    return () => window.clearTimeout(timer);
  }, [typed]);
  const address = addressOf(showMailSample, { params: { name }, query: { blocks: shown } });
  if (address.length > longestAddress) return <p>{copy.tooLong}</p>;
  return (
    <chakra.iframe
      key={address} // the first page of a new frame adds no entry to the history, so that Back leaves the editor
      title={copy.sample}
      src={address}
      sandbox=""
      w="full"
      h="60dvh"
      border="1.5px solid"
      borderColor="line"
      rounded="small"
    />
  );
}
