import { chakra } from '@chakra-ui/react';
import { useRef, useState } from 'react';
import { useQuestion } from '../../../lib/confirm';
import { Button } from '../../controls/button';
import { Modal } from '../../overlays/modal';
import { onEscape } from './dialog';
import { CheckField } from '../form/fields';
import { useOverlay } from './overlays';

type Asked = NonNullable<ReturnType<typeof useQuestion>>;

/** Renders the question of `askFirst`. */
export function ConfirmHost() {
  const question = useQuestion();
  const last = useRef(question);
  useOverlay(question !== null, () => question?.answer(null));
  const number = useRef(0);
  if (question && question !== last.current) {
    last.current = question;
    number.current++;
  }
  const shown = question ?? last.current;
  return (
    <Modal isOpen={question !== null} onClose={() => question?.answer(null)} label={shown?.title ?? ''} place="middle">
      {shown && <QuestionBody key={number.current} question={shown} />}
    </Modal>
  );
}

function QuestionBody({ question: { title, text, cancel, action, tone, choices, answer } }: { question: Asked }) {
  const [chosen, setChosen] = useState(() => new Set(choices.filter(({ isChosen }) => isChosen).map(({ id }) => id)));
  const choose = (id: string, isChosen: boolean) =>
    setChosen((before) => new Set([...before].filter((other) => other !== id).concat(isChosen ? [id] : [])));
  return (
    <chakra.div p={{ base: '6', md: '8' }} display="grid" gap="3" onKeyDown={onEscape(() => answer(null))}>
      <chakra.h2 fontSize="xl">{title}</chakra.h2>
      {text && <chakra.p color="muted">{text}</chakra.p>}
      {choices.length > 0 && (
        <chakra.div display="grid" gap="1" maxH="40dvh" overflowY="auto" role="group" aria-label={title}>
          {choices.map(({ id, label }) => (
            <CheckField
              key={id}
              label={label}
              checked={chosen.has(id)}
              onChange={(event) => choose(id, event.target.checked)}
            />
          ))}
        </chakra.div>
      )}
      <chakra.div display="flex" gap="3" justifyContent="flex-end" flexWrap="wrap" mt="3">
        <Button look="line" size="sm" autoFocus onClick={() => answer(null)}>
          {cancel}
        </Button>
        <Button look={tone ?? 'danger'} size="sm" onClick={() => answer(chosen)}>
          {action}
        </Button>
      </chakra.div>
    </chakra.div>
  );
}
