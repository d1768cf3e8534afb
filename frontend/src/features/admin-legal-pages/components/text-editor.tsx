import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Block, LegalPage } from '../../../../../contracts/legal-pages.js';
import { showError, showToast } from '../../../lib/toast';
import { BlockFields } from '../../../ui/admin/blocks/block-fields';
import { blocksCopy } from '../../../ui/admin/blocks/copy';
import { blockOf, moved, typedBlock, type TypedBlock } from '../../../ui/admin/blocks/markup';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { showFailure } from '../../../ui/admin/form/failure';
import { InlineButton, TextField } from '../../../ui/admin/form/fields';
import { Button } from '../../../ui/controls/button';
import { LegalBlock } from '../../../ui/legal/legal-block';
import { usePublish } from '../api';
import { legalPagesCopy as copy } from '../copy';

const kinds = Object.keys(blocksCopy.kinds) as Block['kind'][];

/** Edits the newest version of a text beside its preview, and publishes the next one. */
export function TextEditor({ page }: { page: LegalPage }) {
  const publish = usePublish(page.name);
  const [title, setTitle] = useState(page.title);
  const published = page.blocks.map(typedBlock);
  const [typed, setTyped] = useState(published);
  const blocks = typed.map(blockOf).filter((block) => block !== null);
  const isChanged = title !== page.title || textOf(typed) !== textOf(published);
  useUnsavedGuard(isChanged && !publish.isPending);
  const change = (id: number, text: string) => setTyped(typed.map((one) => (one.id === id ? { ...one, text } : one)));
  const add = (kind: Block['kind']) =>
    setTyped([...typed, { id: Math.max(-1, ...typed.map(({ id }) => id)) + 1, kind, text: '' }]);
  const send = () => {
    if (blocks.length === 0) return showError(copy.failed, copy.empty);
    publish.mutate(
      { after: page.version, title, blocks },
      {
        onSuccess: ({ data }) => showToast({ title: copy.published(data.version), tone: 'success' }),
        onError: (error) => showFailure(error, copy.failed),
      },
    );
  };
  return (
    <chakra.div
      display="grid"
      gap="8"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', xl: '1fr 1fr' }}
      alignItems="start"
    >
      <chakra.form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!publish.isPending) send();
        }}
        display="grid"
        gap="4"
      >
        <TextField label={copy.pageTitle} value={title} onChange={(event) => setTitle(event.target.value)} />
        <chakra.p fontSize="sm" color="muted">
          {blocksCopy.hint}
        </chakra.p>
        {typed.map((block, place) => (
          <BlockFields
            key={block.id}
            block={block}
            place={place}
            isLast={place === typed.length - 1}
            onType={(text) => change(block.id, text)}
            onMove={(by) => setTyped(moved(typed, place, by))}
            onRemove={() => setTyped(typed.filter(({ id }) => id !== block.id))}
          />
        ))}
        <chakra.div display="flex" flexWrap="wrap" gap="4">
          {kinds.map((kind) => (
            <InlineButton key={kind} onClick={() => add(kind)}>
              {blocksCopy.add(blocksCopy.kinds[kind])}
            </InlineButton>
          ))}
        </chakra.div>
        <Button look="ink" size="sm" type="submit" justifySelf="start" disabled={!isChanged || publish.isPending}>
          {publish.isPending ? copy.publishing : copy.publish}
        </Button>
      </chakra.form>
      <chakra.section aria-label={copy.preview} bg="paper" rounded="card" p="6" display="grid" gap="4">
        <chakra.h2 fontSize="2xl">{title}</chakra.h2>
        {blocks.map((block, place) => (
          <LegalBlock key={place} block={block} page={page} />
        ))}
      </chakra.section>
    </chakra.div>
  );
}

/** The order of keys differs between a typed and a stored block, so the text of each is compared. */
const textOf = (typed: readonly TypedBlock[]) => JSON.stringify(typed.map(({ kind, text }) => [kind, text]));
