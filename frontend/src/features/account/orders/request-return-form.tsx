import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import type { CustomerOrder } from '../../../../../contracts/customers.js';
import { returnReasons, type FileReturn, type ReturnReason } from '../../../../../contracts/returns.js';
import { sentenceOf } from '../../../lib/http/api-error';
import { showToast } from '../../../lib/toast';
import { Button } from '../../../ui/controls/button';
import { Field, Select } from '../../../ui/controls/field';
import { Options } from '../../../ui/controls/options';
import { QuantityStepper } from '../../../ui/controls/quantity-stepper';
import { ordersCopy, returnCopy as copy } from '../copy';
import { useRequestReturn } from './returns-api';

interface RequestReturnFormProps {
  order: CustomerOrder;
  /** The returnable pieces by line id. */
  left: ReadonlyMap<string, number>;
  onDone: () => void;
}

/** Requests a return: pieces, reason, a summary and the submit button. */
export function RequestReturnForm({ order, left, onDone }: RequestReturnFormProps) {
  const file = useRequestReturn(order.id);
  const [id] = useState(() => crypto.randomUUID());
  const [chosen, setChosen] = useState<Readonly<Record<string, number>>>(Object.fromEntries(left));
  const [reason, setReason] = useState<ReturnReason>('changed-mind');
  const [note, setNote] = useState('');
  const [isReviewed, setReviewed] = useState(false);
  const [isEmpty, setEmpty] = useState(false);
  const picked = order.items.filter((item) => (chosen[item.id] ?? 0) > 0);
  const review = () => {
    setEmpty(picked.length === 0);
    setReviewed(picked.length > 0);
  };
  const confirm = () => {
    if (file.isPending) return;
    const items = picked.map((item) => ({ id: item.id, quantity: chosen[item.id]! }));
    const filed: FileReturn = { id, reason, items, ...(note.trim() && { note }) };
    file.mutate(filed, {
      onSuccess: () => {
        showToast({ title: copy.done, text: copy.doneText, tone: 'success' });
        onDone();
      },
    });
  };
  if (isReviewed)
    return (
      <chakra.div display="grid" gap="5">
        <chakra.h3 fontSize="lg">{copy.review}</chakra.h3>
        <ul>
          {picked.map((item) => (
            <chakra.li key={item.id} fontWeight="semibold" overflowWrap="anywhere">
              {ordersCopy.item(chosen[item.id]!, item.productName)}
            </chakra.li>
          ))}
        </ul>
        <p>{copy.reasons[reason]}</p>
        <chakra.p role="alert" color="danger" fontWeight="medium">
          {file.isError && sentenceOf(file.error, copy.failed)}
        </chakra.p>
        <chakra.div display="flex" flexWrap="wrap" gap="3">
          <Button aria-disabled={file.isPending} onClick={confirm}>
            {file.isPending ? copy.sending : reason === 'changed-mind' ? copy.confirmWithdrawal : copy.confirm}
          </Button>
          <Button look="line" disabled={file.isPending} onClick={() => setReviewed(false)}>
            {copy.back}
          </Button>
        </chakra.div>
      </chakra.div>
    );
  return (
    <chakra.div display="grid" gap="5">
      <p>{copy.intro}</p>
      <chakra.ul display="grid" gap="4">
        {order.items.map((item) => {
          const most = left.get(item.id) ?? 0;
          return (
            <chakra.li key={item.id} display="flex" justifyContent="space-between" alignItems="center" gap="4">
              <chakra.span minW="0" overflowWrap="anywhere" lineHeight="1.35">
                <chakra.strong display="block">{item.productName}</chakra.strong>
                <chakra.span fontSize="sm" color="muted">
                  {copy.left(most)}
                </chakra.span>
              </chakra.span>
              {most > 0 && (
                <QuantityStepper
                  name={item.productName}
                  value={chosen[item.id] ?? 0}
                  min={0}
                  max={most}
                  onChange={(value) => setChosen({ ...chosen, [item.id]: value })}
                />
              )}
            </chakra.li>
          );
        })}
      </chakra.ul>
      <chakra.label fontSize="sm" fontWeight="semibold">
        {copy.reason}
        <Select mt="1.5" value={reason} onChange={(event) => setReason(event.target.value as ReturnReason)}>
          <Options values={returnReasons} names={copy.reasons} />
        </Select>
      </chakra.label>
      <Field label={copy.note} maxLength={1000} value={note} onChange={(event) => setNote(event.target.value)} />
      <chakra.p role="alert" color="danger" fontWeight="medium">
        {isEmpty && copy.nothing}
      </chakra.p>
      <Button justifySelf={{ sm: 'start' }} onClick={review}>
        {copy.next}
      </Button>
    </chakra.div>
  );
}
