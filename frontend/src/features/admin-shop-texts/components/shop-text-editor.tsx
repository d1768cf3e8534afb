import type { Block } from '../../../../../contracts/law/legal-pages.js';
import { termsOf } from '../../../../../contracts/shop-texts/names.js';
import { publishShopText, type ShopText } from '../../../../../contracts/shop-texts/shop-texts.js';
import { ApiError } from '../../../lib/http/api-error';
import { refuses } from '../../../lib/http/endpoints';
import { showError, showToast } from '../../../lib/toast';
import { blocksCopy } from '../../../ui/admin/blocks/copy';
import { PublishForm } from '../../../ui/admin/blocks/publish-form';
import { useTypedBlocks } from '../../../ui/admin/blocks/use-typed-blocks';
import { askToDiscard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { showFailure } from '../../../ui/admin/form/failure';
import { usePublish } from '../api';
import { shopTextsCopy as copy } from '../copy';
import { Placeholders } from './placeholders';
import { TextFields } from './text-fields';
import { TextPreview } from './text-preview';
import { TextVersions } from './text-versions';

interface ShopTextEditorProps {
  text: ShopText;
  /** A colleague published a version meanwhile. */
  onOutdated: () => void;
}

/** Edits the newest version of a text beside its preview and its versions. */
export function ShopTextEditor({ text: { name, versions }, onOutdated }: ShopTextEditorProps) {
  const publish = usePublish(name);
  const newest = versions[0]!;
  const { form, placeholders } = termsOf(name);
  const { typed, setTyped, startFrom, blocks: filled, isChanged } = useTypedBlocks(newest.blocks);
  const [first] = typed;
  const isLine = form === 'line' && first !== undefined;
  const blocks: Block[] = isLine ? [{ kind: 'paragraph', spans: [{ text: first.text.trim() }] }] : filled;
  const isNameless = ({ kind, text }: (typeof typed)[number], place: number) => {
    const answer = typed[place + 1];
    return kind === 'heading' && !text.trim() && answer?.kind !== 'heading' && Boolean(answer?.text.trim());
  };
  const isEmpty = filled.length === 0 && form !== 'mail';
  const problem = isEmpty ? copy.empty : form === 'questions' && typed.some(isNameless) ? copy.namelessQuestion : null;
  const send = (next: readonly Block[]) => {
    if (publish.isPending) return;
    publish.mutate(
      { after: newest.version, blocks: [...next] },
      {
        onSuccess: ({ data }) => {
          const { version, blocks: published } = data.versions[0]!;
          startFrom(published);
          showToast({ title: blocksCopy.published(version), tone: 'success' });
        },
        onError: (error) => {
          if (refuses(publishShopText, error, 'conflict')) onOutdated();
          const [reason] = error instanceof ApiError ? Object.values(error.fields) : [];
          if (reason) showError(blocksCopy.failed, reason);
          else showFailure(error, blocksCopy.failed);
        },
      },
    );
  };
  const restore = async (former: readonly Block[]) => {
    if (!isChanged || (await askToDiscard())) send(former);
  };
  return (
    <PublishForm
      isChanged={isChanged}
      isBusy={publish.isPending}
      publishLabel={copy.publish}
      onPublish={() => (problem ? showError(blocksCopy.failed, problem) : send(blocks))}
      preview={<TextPreview name={name} blocks={blocks} />}
      below={
        <TextVersions versions={versions} isBusy={publish.isPending} onRestore={(former) => void restore(former)} />
      }
    >
      {placeholders && placeholders.length > 0 && <Placeholders names={placeholders} />}
      <TextFields name={name} typed={typed} onChange={setTyped} />
    </PublishForm>
  );
}
