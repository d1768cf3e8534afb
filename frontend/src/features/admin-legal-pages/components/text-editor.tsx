import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { publishLegalPage, type Block, type LegalPage } from '../../../../../contracts/law/legal-pages.js';
import { refuses } from '../../../lib/http/endpoints';
import { showError, showToast } from '../../../lib/toast';
import { BlockList } from '../../../ui/admin/blocks/block-list';
import { blocksCopy } from '../../../ui/admin/blocks/copy';
import { PublishForm } from '../../../ui/admin/blocks/publish-form';
import { useTypedBlocks } from '../../../ui/admin/blocks/use-typed-blocks';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextField } from '../../../ui/admin/form/fields';
import { LegalBlock } from '../../../ui/legal/legal-block';
import { usePublish } from '../api';
import { legalPagesCopy as copy } from '../copy';

const kinds = Object.keys(blocksCopy.kinds) as Block['kind'][];

interface TextEditorProps {
  page: LegalPage;
  /** A colleague published a version meanwhile. */
  onOutdated: () => void;
}

/** Edits the newest version of a text beside its preview, and publishes the next one. */
export function TextEditor({ page, onOutdated }: TextEditorProps) {
  const publish = usePublish(page.name);
  const [title, setTitle] = useState(page.title);
  const { typed, setTyped, startFrom, blocks, isChanged } = useTypedBlocks(page.blocks);
  const send = () => {
    if (blocks.length === 0) return showError(blocksCopy.failed, copy.empty);
    publish.mutate(
      { after: page.version, title, blocks },
      {
        onSuccess: ({ data }) => {
          startFrom(data.blocks);
          setTitle((now) => (now === title ? data.title : now));
          showToast({ title: blocksCopy.published(data.version), tone: 'success' });
        },
        onError: (error) => {
          if (refuses(publishLegalPage, error, 'conflict')) onOutdated();
          showFailure(error, blocksCopy.failed);
        },
      },
    );
  };
  return (
    <PublishForm
      isChanged={isChanged || title !== page.title}
      isBusy={publish.isPending}
      publishLabel={copy.publish}
      onPublish={send}
      preview={
        <>
          <chakra.h2 fontSize="2xl">{title}</chakra.h2>
          {blocks.map((block, place) => (
            <LegalBlock key={place} block={block} page={page} />
          ))}
        </>
      }
    >
      <TextField label={copy.pageTitle} value={title} onChange={(event) => setTitle(event.target.value)} />
      <BlockList typed={typed} kinds={kinds} onChange={setTyped} />
    </PublishForm>
  );
}
