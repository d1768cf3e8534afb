import { useState, type FormEvent } from 'react';
import { LeadTimeSchema, saveLeadTime, type ReorderLine } from '../../../../../contracts/stock/reordering.js';
import { showError, showToast } from '../../../lib/toast';
import { useMay } from '../../../lib/staff/may';
import { showFailure } from '../../../ui/admin/form/failure';
import { Input } from '../../../ui/controls/input';
import { adminCopy } from '../../../ui/admin/copy';
import { useSaveLeadTime } from '../api';
import { reorderCopy as copy } from '../reorder-copy';

/** Saves with Enter, and when it is left. */
export function LeadTimeField({ productId, productName, leadDays }: ReorderLine) {
  const may = useMay();
  const save = useSaveLeadTime();
  const [typed, setTyped] = useState<string | null>(null);
  if (!may(saveLeadTime)) return <span>{leadDays}</span>;
  const submit = (event?: FormEvent) => {
    event?.preventDefault();
    if (typed === null || typed.trim() === String(leadDays) || save.isPending) return;
    const checked = LeadTimeSchema.safeParse({ leadDays: typed.trim() === '' ? undefined : Number(typed) });
    if (!checked.success) return showError(adminCopy.error, checked.error.issues[0]!.message);
    save.mutate(
      { productId, ...checked.data },
      {
        onSuccess: () => {
          setTyped(null);
          showToast({ title: copy.saved, tone: 'success' });
        },
        onError: (error) => showFailure(error, copy.saveFailed),
      },
    );
  };
  return (
    <form onSubmit={submit} onClick={(event) => event.stopPropagation()}>
      <Input
        size="sm"
        w="20"
        inputMode="numeric"
        aria-label={copy.leadOf(productName)}
        value={typed ?? leadDays}
        onChange={(event) => setTyped(event.target.value)}
        onBlur={() => submit()}
      />
    </form>
  );
}
