import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useForm } from 'react-hook-form';
import type { Lot } from '../../../../../contracts/stock/lots.js';
import { StartRecallSchema, type RecallPreview, type StartRecall } from '../../../../../contracts/stock/recalls.js';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { CheckField, TextArea } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { usePreviewRecall, useStartRecall } from '../api';
import { recallCopy as copy } from '../recall-copy';

type Values = Pick<StartRecall, 'reason' | 'instruction' | 'withPossible'>;

/** Shows the mail before it starts the recall. A change of the texts shows it anew. */
export function RecallDialog({ lot: { productId, lot }, onClose }: { lot: Lot; onClose: () => void }) {
  const [id] = useState(() => crypto.randomUUID());
  const [seen, setSeen] = useState<{ mail: RecallPreview; of: string } | null>(null);
  const preview = usePreviewRecall();
  const start = useStartRecall();
  const bodyOf = (values: Values): StartRecall => ({ id, productId, lot: lot!, ...values });
  const form = useForm<Values>({
    resolver: checkedBy(StartRecallSchema, bodyOf),
    defaultValues: { reason: '', instruction: '', withPossible: true },
  });
  const { errors } = form.formState;
  const shown = seen?.of === JSON.stringify(form.watch()) ? seen.mail : null;
  const submit = form.handleSubmit(async (values) => {
    try {
      if (!shown) return setSeen({ mail: await preview.mutateAsync(bodyOf(values)), of: JSON.stringify(values) });
      await start.mutateAsync(bodyOf(values));
      showToast({ title: copy.started, text: copy.startedText, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, form.setError);
      showFailure(error, copy.failed);
    }
  }, showUnplaced);
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.recallTitle(lot!)}
      state={form.formState}
      onSubmit={submit}
      action={shown ? copy.start(shown.recipients) : copy.preview}
    >
      <chakra.div display="grid" gap="4">
        <p>{copy.blocks}</p>
        <TextArea label={copy.reason} maxLength={1000} error={errors.reason?.message} {...form.register('reason')} />
        <TextArea
          label={copy.instruction}
          maxLength={1000}
          error={errors.instruction?.message}
          {...form.register('instruction')}
        />
        <CheckField label={copy.withPossible} {...form.register('withPossible')} />
        {shown && <Mail mail={shown} />}
      </chakra.div>
    </FormDialog>
  );
}

function Mail({ mail: { subject, text, recipients } }: { mail: RecallPreview }) {
  return (
    <chakra.section aria-label={copy.previewTitle} p="4" rounded="input" border="1.5px solid" borderColor="stone">
      <chakra.p fontWeight="semibold">{subject}</chakra.p>
      <chakra.p color="muted" mb="3">
        {copy.to(recipients)}
      </chakra.p>
      <chakra.p whiteSpace="pre-line" overflowWrap="anywhere">
        {text}
      </chakra.p>
    </chakra.section>
  );
}
