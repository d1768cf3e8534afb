import { chakra } from '@chakra-ui/react';
import { zodResolver } from '@hookform/resolvers/zod';
import { useForm } from 'react-hook-form';
import { PartnershipInquirySchema, type PartnershipInquiry } from '../../../../../contracts/partnerships.js';
import { ApiError, sentenceOf } from '../../../lib/http/api-error';
import { useShop } from '../../../lib/shop/shop';
import { Button } from '../../../ui/controls/button';
import { Field, TextAreaField } from '../../../ui/controls/field';
import { ArrowIcon } from '../../../ui/icons';
import { useSendInquiry } from '../api';
import { partnershipsCopy } from '../copy';

const empty: PartnershipInquiry = { contactName: '', email: '', phone: '', kvkNumber: null, message: '' };
const names = Object.keys(empty) as (keyof PartnershipInquiry)[];
const digitsOrNull = (typed: string | null) => typed?.replace(/[\s.]/g, '') || null;

/** The inquiry form, validated here and on the server. A failed submission keeps the input. */
export function InquiryForm({ onSent }: { onSent: () => void }) {
  const { email } = useShop();
  const sendInquiry = useSendInquiry();
  const { register, handleSubmit, setError, formState } = useForm<PartnershipInquiry>({
    resolver: zodResolver(PartnershipInquirySchema),
    defaultValues: empty,
  });
  const send = (inquiry: PartnershipInquiry) => {
    if (sendInquiry.isPending) return;
    sendInquiry.mutate(inquiry, {
      onSuccess: onSent,
      onError: (failure) => {
        const fields = failure instanceof ApiError ? failure.fields : {};
        for (const name of names) if (fields[name]) setError(name, { message: fields[name] });
      },
    });
  };
  const field = (name: keyof PartnershipInquiry, autoComplete: string) => ({
    label: partnershipsCopy.fields[name],
    error: formState.errors[name]?.message,
    autoComplete,
    ...register(name, name === 'kvkNumber' ? { setValueAs: digitsOrNull } : {}),
  });
  return (
    <chakra.form
      noValidate
      method="dialog" // prevents submission without JavaScript
      onSubmit={(event) => void handleSubmit(send)(event)}
      display="grid"
      gap="5"
      gridTemplateColumns={{ base: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))' }}
    >
      <Field {...field('contactName', 'name')} gridColumn="1 / -1" />
      <Field {...field('email', 'email')} type="email" inputMode="email" gridColumn="1 / -1" />
      <Field {...field('phone', 'tel')} type="tel" inputMode="tel" />
      <Field {...field('kvkNumber', 'off')} inputMode="numeric" />
      <TextAreaField {...field('message', 'off')} rows={5} minHeight="9rem" gridColumn="1 / -1" />
      <chakra.div gridColumn="1 / -1" role="alert" fontWeight="medium" color="danger" overflowWrap="anywhere">
        {sendInquiry.isError && (
          <p>
            <strong>{partnershipsCopy.failedTitle}</strong>{' '}
            <span>{`${sentenceOf(sendInquiry.error, partnershipsCopy.failedText)} ${partnershipsCopy.failedMail}`}</span>{' '}
            <chakra.a href={`mailto:${email}`} textDecoration="underline">
              {email}
            </chakra.a>
            <span>.</span>
          </p>
        )}
      </chakra.div>
      <Button
        type="submit"
        size="lg"
        gridColumn="1 / -1"
        justifySelf={{ sm: 'start' }}
        data-needs-script
        aria-disabled={sendInquiry.isPending}
      >
        <span>{sendInquiry.isPending ? partnershipsCopy.sending : partnershipsCopy.submit}</span>
        <ArrowIcon size="1.25rem" />
      </Button>
    </chakra.form>
  );
}
