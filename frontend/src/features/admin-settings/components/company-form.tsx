import { chakra } from '@chakra-ui/react';
import { SaveCompanySchema, type AdminCompany } from '../../../../../contracts/company.js';
import { readablePhone } from '../../../../../contracts/values/phones.js';
import { TextField } from '../../../ui/admin/form/fields';
import { companyQuery, useSaveCompany } from '../api';
import { companyCopy as copy } from '../copy';
import { useSettingsForm } from '../use-settings-form';
import { SettingsForm } from './settings-form';

/** Who sells, as invoices and legal pages name it. */
export function CompanyForm({ company }: { company: AdminCompany }) {
  const { register, formState, frame } = useSettingsForm({
    saved: company,
    query: companyQuery,
    schema: SaveCompanySchema,
    typed: (saved: AdminCompany) => ({ ...saved, phone: readablePhone(saved.phone) }),
    sent: (values: AdminCompany) => values,
    save: useSaveCompany(),
  });
  const isMissing = Object.values(company).includes('');
  return (
    <SettingsForm title={copy.title} saveLabel={copy.save} {...frame}>
      <chakra.p gridColumn="1 / -1" color={isMissing ? 'danger' : 'muted'} fontSize="sm">
        {isMissing ? copy.missing : copy.about}
      </chakra.p>
      {copy.fields.map(({ name, ...labels }) => (
        <TextField key={name} {...labels} error={formState.errors[name]?.message} {...register(name)} />
      ))}
    </SettingsForm>
  );
}
