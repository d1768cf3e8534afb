import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { Block } from '../../../../../contracts/legal-pages.js';
import { shopTexts } from '../../../../../contracts/shop-texts/names.js';
import type { ShopText } from '../../../../../contracts/shop-texts/shop-texts.js';
import { showError, showToast } from '../../../lib/toast';
import { BlockFields } from '../../../ui/admin/blocks/block-fields';
import { blocksCopy } from '../../../ui/admin/blocks/copy';
import { blockOf, moved, typedBlock } from '../../../ui/admin/blocks/markup';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { showFailure } from '../../../ui/admin/form/failure';
import { InlineButton, TextField } from '../../../ui/admin/form/fields';
import { Button } from '../../../ui/controls/button';
import { ShopTextBlocks } from '../../../ui/legal/shop-text';
import { usePublish } from '../api';
import { shopTextsCopy as copy } from '../copy';
import { TextVersions } from './text-versions';

const kinds = ['paragraph', 'list'] as const satisfies Block['kind'][];

/** Edits the newest version of a text beside its preview and its versions. */
export function ShopTextEditor({ text: { name, versions } }: { text: ShopText }) {
  const publish = usePublish(name);
  const [newest] = versions;
  const published = newest!.blocks.map(typedBlock);
  const [typed, setTyped] = useState(published);
  const isLine = shopTexts[name].form === 'line';
  const blocks: Block[] = isLine
    ? [{ kind: 'paragraph', spans: [{ text: typed[0]?.text.trim() ?? '' }] }]
    : typed.map(blockOf).filter((block) => block !== null);
  const isChanged = textOf(typed) !== textOf(published);
  useUnsavedGuard(isChanged && !publish.isPending);
  const change = (id: number, text: string) => setTyped(typed.map((one) => (one.id === id ? { ...one, text } : one)));
  const add = (kind: Block['kind']) =>
    setTyped([...typed, { id: Math.max(-1, ...typed.map(({ id }) => id)) + 1, kind, text: '' }]);
  const send = (next: readonly Block[]) => {
    if (publish.isPending) return;
    publish.mutate(
      { after: newest!.version, blocks: [...next] },
      {
        onSuccess: ({ data }) => showToast({ title: copy.published(data.versions[0]!.version), tone: 'success' }),
        onError: (error) => showFailure(error, copy.failed),
      },
    );
  };
  const sendTyped = () => (typed.some(({ text }) => text.trim()) ? send(blocks) : showError(copy.failed, copy.empty));
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
          sendTyped();
        }}
        display="grid"
        gap="4"
      >
        {isLine && typed[0] ? (
          <TextField
            label={copy.line}
            value={typed[0].text}
            maxLength={120}
            onChange={(event) => change(typed[0]!.id, event.target.value)}
          />
        ) : (
          <>
            <chakra.p fontSize="sm" color="muted">
              {blocksCopy.hint}
            </chakra.p>
            {typed.map((block, place) => (
              <BlockFields
                key={block.id}
                block={block}
                place={place}
                isLast={place === typed.length - 1}
                onType={(words) => change(block.id, words)}
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
          </>
        )}
        <Button look="ink" size="sm" type="submit" justifySelf="start" disabled={!isChanged || publish.isPending}>
          {publish.isPending ? copy.publishing : copy.publish}
        </Button>
      </chakra.form>
      <chakra.div display="grid" gap="8">
        <chakra.section aria-label={copy.preview} bg="paper" rounded="card" p="6" display="grid" gap="3">
          <ShopTextBlocks blocks={blocks} />
        </chakra.section>
        <TextVersions versions={versions} isBusy={publish.isPending} onRestore={send} />
      </chakra.div>
    </chakra.div>
  );
}

/** The order of keys differs between a typed and a stored block, so the text of each is compared. */
const textOf = (typed: readonly { kind: string; text: string }[]) =>
  JSON.stringify(typed.map(({ kind, text }) => [kind, text]));
