import { chakra } from '@chakra-ui/react';
import type { Span } from '../../../../contracts/law/legal-pages.js';

/** Parts of a sentence, with bold words and links. */
export function Spans({ spans }: { spans: readonly Span[] }) {
  return spans.map((span, place) => <Part key={place} {...span} />);
}

function Part({ text, bold, href }: Span) {
  const words = bold ? <strong>{text}</strong> : <span>{text}</span>;
  if (!href) return words;
  return (
    <chakra.a href={href} textDecoration="underline" textUnderlineOffset="3px">
      {words}
    </chakra.a>
  );
}
