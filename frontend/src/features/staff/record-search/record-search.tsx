import { chakra } from '@chakra-ui/react';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import { sentenceOf } from '../../../lib/http/api-error';
import { Dialog } from '../../../ui/admin/dialog/dialog';
import { recordPaths } from '../../../ui/admin/record/record-paths';
import { Input } from '../../../ui/controls/input';
import { recordSearchCopy as copy } from './copy';
import { TargetOption } from './target-option';
import { sectionOf, useFound, type Target } from './use-found';

interface RecordSearchProps {
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
}

/** Finds a record or a screen from anywhere in the back office. Ctrl or Cmd + K opens it, also while typing. */
export function RecordSearch({ isOpen, onOpen, onClose }: RecordSearchProps) {
  useEffect(() => {
    const openOnK = (event: globalThis.KeyboardEvent) => {
      if (event.key.toLowerCase() !== 'k' || !(event.ctrlKey || event.metaKey)) return;
      event.preventDefault();
      onOpen();
    };
    window.addEventListener('keydown', openOnK);
    return () => window.removeEventListener('keydown', openOnK);
  }, [onOpen]);
  return (
    <Dialog isOpen={isOpen} onClose={onClose} title={copy.title}>
      {isOpen && <Search onClose={onClose} />}
    </Dialog>
  );
}

function Search({ onClose }: { onClose: () => void }) {
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [isWaiting, setWaiting] = useState(false);
  const { groups, isCurrent, error } = useFound(typed);
  const targets = groups.flatMap((group) => group.targets);
  const navigate = useNavigate();
  const listId = useId();
  const optionId = (index: number) => `${listId}-${index}`;
  const open = ({ section, record }: Target) => {
    onClose();
    if (!record) return void navigate({ to: '/admin/$section', params: { section } });
    void navigate({ to: recordPaths[sectionOf[record.kind]], params: { reference: record.id } });
  };
  const chosen = targets[Math.min(active, targets.length - 1)];
  const openChosen = useEffectEvent(() => chosen && open(chosen));
  useEffect(() => {
    if (!isWaiting || !isCurrent) return;
    setWaiting(false);
    openChosen();
  }, [isWaiting, isCurrent]);
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    event.preventDefault();
    if (event.key === 'Enter') return setWaiting(true); // opens as soon as the server has responded
    if (targets.length > 0) setActive((active + step! + targets.length) % targets.length);
  };
  const isEmpty = isCurrent && targets.length === 0;
  let index = -1;
  return (
    <>
      <Input
        autoFocus
        w="full"
        type="search"
        role="combobox"
        aria-label={copy.hint}
        placeholder={copy.hint}
        aria-expanded={targets.length > 0}
        aria-controls={listId}
        aria-activedescendant={chosen && optionId(targets.indexOf(chosen))}
        autoComplete="off"
        maxLength={100}
        value={typed}
        onChange={(event) => {
          setTyped(event.target.value);
          setActive(0);
          setWaiting(false);
        }}
        onKeyDown={onKeyDown}
      />
      <chakra.p role="status" color="muted" fontSize="xs" mt="2" minH="5">
        {error ? sentenceOf(error, copy.failed) : isEmpty ? copy.none(typed.trim()) : copy.keys}
      </chakra.p>
      <chakra.div id={listId} role="listbox" aria-label={copy.title} mt="2" aria-busy={!isCurrent}>
        {groups.map((group) => (
          <chakra.div key={group.title} role="group" aria-label={group.title} mb="3">
            <chakra.h3 fontSize="xs" fontFamily="body" fontWeight="semibold" color="muted" mb="1" aria-hidden>
              {group.title}
            </chakra.h3>
            {group.targets.map((target) => {
              index += 1;
              const at = index;
              return (
                <TargetOption
                  key={`${target.section} ${target.record?.id ?? ''}`}
                  id={optionId(at)}
                  target={target}
                  isActive={target === chosen}
                  onPoint={() => setActive(at)}
                  onChoose={() => open(target)}
                />
              );
            })}
          </chakra.div>
        ))}
      </chakra.div>
    </>
  );
}
