import type { Block } from '../../../../../contracts/legal-pages.js';
import { shopTexts } from '../../../../../contracts/shop-texts/names.js';
import type { ShopText } from '../../../../../contracts/shop-texts/shop-texts.js';
import { showError, showToast } from '../../../lib/toast';
import { BlockList } from '../../../ui/admin/blocks/block-list';
import { blocksCopy } from '../../../ui/admin/blocks/copy';
import { PublishForm } from '../../../ui/admin/blocks/publish-form';
import { useTypedBlocks } from '../../../ui/admin/blocks/use-typed-blocks';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextField } from '../../../ui/admin/form/fields';
import { ShopTextBlocks } from '../../../ui/legal/shop-text';
import { usePublish } from '../api';
import { shopTextsCopy as copy } from '../copy';
import { TextVersions } from './text-versions';

const kinds = ['paragraph', 'list'] as const satisfies Block['kind'][];

/** Edits the newest version of a text beside its preview and its versions. */
export function ShopTextEditor({ text: { name, versions } }: { text: ShopText }) {
  const publish = usePublish(name);
  const newest = versions[0]!;
  const { typed, setTyped, blocks: filled, isChanged } = useTypedBlocks(newest.blocks);
  const [first] = typed;
  const isLine = shopTexts[name].form === 'line' && first !== undefined;
  const blocks: Block[] = isLine ? [{ kind: 'paragraph', spans: [{ text: first.text.trim() }] }] : filled;
  const send = (next: readonly Block[]) => {
    if (publish.isPending) return;
    publish.mutate(
      { after: newest.version, blocks: [...next] },
      {
        onSuccess: ({ data }) => showToast({ title: blocksCopy.published(data.versions[0]!.version), tone: 'success' }),
        onError: (error) => showFailure(error, blocksCopy.failed),
      },
    );
  };
  return (
    <PublishForm
      isChanged={isChanged}
      isBusy={publish.isPending}
      publishLabel={copy.publish}
      onPublish={() => (filled.length > 0 ? send(blocks) : showError(blocksCopy.failed, copy.empty))}
      preview={<ShopTextBlocks blocks={blocks} />}
      below={<TextVersions versions={versions} isBusy={publish.isPending} onRestore={send} />}
    >
      {isLine ? (
        <TextField
          label={copy.line}
          value={first.text}
          maxLength={120}
          onChange={(event) => setTyped([{ ...first, text: event.target.value }])}
        />
      ) : (
        <BlockList typed={typed} kinds={kinds} onChange={setTyped} />
      )}
    </PublishForm>
  );
}
