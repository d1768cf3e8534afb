import { chakra } from '@chakra-ui/react';
import { SaveCompanySchema, type Company } from '../../../../../contracts/company.js';
import { readablePhone } from '../../../../../contracts/values/phones.js';
import { TextField } from '../../../ui/admin/form/fields';
import { useSaveCompany } from '../api';
import { companyCopy as copy } from '../copy';
import { useSettingsForm } from '../use-settings-form';
import { SettingsForm } from './settings-form';

/** Who sells, as invoices and legal pages name it. */
export function CompanyForm({ company }: { company: Company }) {
  const { register, formState, isSaving, submit } = useSettingsForm({
    saved: company,
    schema: SaveCompanySchema,
    typed: (saved: Company) => ({ ...saved, phone: readablePhone(saved.phone) }),
    sent: (values: Company) => values,
    save: useSaveCompany(),
  });
  const isMissing = Object.values(company).includes('');
  return (
    <SettingsForm title={copy.title} saveLabel={copy.save} isSaving={isSaving} onSubmit={submit}>
      <chakra.p gridColumn="1 / -1" color={isMissing ? 'danger' : 'muted'} fontSize="sm">
        {isMissing ? copy.missing : copy.about}
      </chakra.p>
      {copy.fields.map(({ name, ...labels }) => (
        <TextField key={name} {...labels} error={formState.errors[name]?.message} {...register(name)} />
      ))}
    </SettingsForm>
  );
}
