import { chakra } from '@chakra-ui/react';
import { useRef } from 'react';
import { useQuestion } from '../../lib/confirm';
import { Button } from '../button';
import { Modal } from '../modal';
import { onEscape } from './dialog';

/** The place of the one question that `askFirst` asks. */
export function ConfirmHost() {
  const question = useQuestion();
  const last = useRef(question);
  if (question) last.current = question;
  const shown = question ?? last.current;
  return (
    <Modal isOpen={question !== null} onClose={() => question?.answer(false)} label={shown?.title ?? ''} place="middle">
      {shown && (
        <chakra.div
          p={{ base: '6', md: '8' }}
          display="grid"
          gap="3"
          onKeyDown={onEscape(() => question?.answer(false))}
        >
          <chakra.h2 fontSize="xl">{shown.title}</chakra.h2>
          {shown.text && <chakra.p color="muted">{shown.text}</chakra.p>}
          <chakra.div display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap" mt="3">
            <Button look="line" size="sm" autoFocus onClick={() => question?.answer(false)}>
              {shown.cancel}
            </Button>
            <Button look={shown.tone ?? 'danger'} size="sm" onClick={() => question?.answer(true)}>
              {shown.action}
            </Button>
          </chakra.div>
        </chakra.div>
      )}
    </Modal>
  );
}
