import { chakra } from '@chakra-ui/react';
import { useEffect, useState } from 'react';
import { adminCopy } from './copy';
import { Dialog } from './dialog/dialog';
import { isTyping } from './list/list-page';

/** Lists the keyboard shortcuts; `?` opens it. */
export function ShortcutsHelp() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    const openOnQuestionMark = (event: KeyboardEvent) => {
      if (event.key === '?' && !isTyping(event)) setOpen(true);
    };
    window.addEventListener('keydown', openOnQuestionMark);
    return () => window.removeEventListener('keydown', openOnQuestionMark);
  }, []);
  return (
    <Dialog isOpen={isOpen} onClose={() => setOpen(false)} title={adminCopy.shortcuts}>
      <chakra.dl display="grid" gridTemplateColumns="auto 1fr" columnGap="6" rowGap="3">
        {adminCopy.shortcutList.map(([keys, meaning]) => (
          <chakra.div key={keys} display="contents">
            <dt>
              <chakra.kbd
                fontFamily="body"
                fontWeight="semibold"
                border="1.5px solid"
                borderColor="line"
                rounded="small"
                px="2"
                py="0.5"
                whiteSpace="nowrap"
              >
                {keys}
              </chakra.kbd>
            </dt>
            <dd>{meaning}</dd>
          </chakra.div>
        ))}
      </chakra.dl>
    </Dialog>
  );
}
