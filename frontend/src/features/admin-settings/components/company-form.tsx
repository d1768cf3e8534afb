import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import { SaveCompanySchema, type Company } from '../../../../../contracts/company.js';
import { readablePhone } from '../../../../../contracts/phones.js';
import { showToast } from '../../../lib/toast';
import { useUnsavedGuard } from '../../../ui/admin/dialog/use-unsaved-guard';
import { showFailure } from '../../../ui/admin/form/failure';
import { FieldGroup, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, showUnplaced } from '../../../ui/admin/form/form';
import { Button } from '../../../ui/controls/button';
import { useSaveCompany } from '../api';
import { companyCopy, settingsCopy as copy } from '../copy';

const typed = (company: Company) => ({ ...company, phone: readablePhone(company.phone) });

/** Who sells, as invoices and legal pages name it. */
export function CompanyForm({ company }: { company: Company }) {
  const save = useSaveCompany();
  const { register, handleSubmit, reset, setError, formState } = useForm<Company>({
    defaultValues: typed(company),
    resolver: checkedBy(SaveCompanySchema, (values) => values),
  });
  useUnsavedGuard(formState.isDirty);
  const send = async (values: Company) => {
    try {
      const { data } = await save.mutateAsync(values);
      reset(typed(data));
      showToast({ title: copy.saved, tone: 'success' });
    } catch (error) {
      placeErrors(error, setError);
      showFailure(error, copy.failed);
    }
  };
  const isMissing = Object.values(company).includes('');
  return (
    <chakra.form
      noValidate
      onSubmit={(event) => void handleSubmit(send, showUnplaced)(event)}
      maxW="text"
      display="grid"
      gap="6"
    >
      <FieldGroup title={companyCopy.title}>
        <chakra.p gridColumn="1 / -1" color={isMissing ? 'danger' : 'muted'} fontSize="sm">
          {isMissing ? companyCopy.missing : companyCopy.about}
        </chakra.p>
        {companyCopy.fields.map(({ name, ...labels }) => (
          <TextField key={name} {...labels} error={formState.errors[name]?.message} {...register(name)} />
        ))}
      </FieldGroup>
      <Button look="ink" size="sm" type="submit" justifySelf="start" minW="7rem" disabled={formState.isSubmitting}>
        {formState.isSubmitting ? copy.saving : companyCopy.save}
      </Button>
    </chakra.form>
  );
}
