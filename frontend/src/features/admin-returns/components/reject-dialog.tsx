import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { ChangeReturnStatusSchema, type ReturnedParcel } from '../../../../../contracts/admin/returns.js';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { TextArea } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors } from '../../../ui/admin/form/form';
import { useChangeReturnStatus } from '../api';
import { returnsCopy as copy } from '../copy';

interface Values {
  message: string;
}

const bodyOf = ({ message }: Values) => ({ status: 'rejected' as const, ...(message.trim() && { message }) });

/** Asks for the reason of a rejection, which the mail to the customer contains. */
export function RejectDialog({ item, onClose }: { item: ReturnedParcel; onClose: () => void }) {
  const change = useChangeReturnStatus();
  const { register, handleSubmit, setError, formState } = useForm<Values>({
    resolver: checkedBy(ChangeReturnStatusSchema, bodyOf),
    defaultValues: { message: '' },
  });
  const submit = handleSubmit(async (values) => {
    try {
      await change.mutateAsync({ id: item.id, ...bodyOf(values) });
      showToast({ title: copy.updated, text: copy.updatedText, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.updateFailed);
    }
  });
  return (
    <FormDialog
      isOpen
      onClose={onClose}
      title={copy.reject(item.orderNumber)}
      state={formState}
      onSubmit={submit}
      action={copy.doReject}
    >
      <chakra.div display="grid" gap="4">
        <p>{copy.rejectText}</p>
        <TextArea label={copy.message} rows={4} error={formState.errors.message?.message} {...register('message')} />
      </chakra.div>
    </FormDialog>
  );
}
