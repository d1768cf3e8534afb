import { chakra } from '@chakra-ui/react';
import { useForm } from 'react-hook-form';
import {
  inviteColleague,
  InviteColleagueSchema,
  type InviteColleague,
} from '../../../../../contracts/staff/colleagues.js';
import { staffRoles } from '../../../../../contracts/staff/permissions.js';
import { showToast } from '../../../lib/toast';
import { FormDialog } from '../../../ui/admin/dialog/dialog';
import { showFailure } from '../../../ui/admin/form/failure';
import { SelectField, TextField } from '../../../ui/admin/form/fields';
import { checkedBy, placeErrors, placeRefusal, showUnplaced } from '../../../ui/admin/form/form';
import { Options } from '../../../ui/controls/options';
import { useInviteColleague } from './api';
import { roleNames } from '../../../lib/staff/role-names';
import { colleaguesCopy as copy, roleMeanings } from './copy';

const bodyOf = ({ email, role }: InviteColleague): InviteColleague => ({ email: email.trim(), role });

/** Asks for an address and a role, and mails the invitation. */
export function InviteDialog({ isOpen, onClose }: { isOpen: boolean; onClose: () => void }) {
  const invite = useInviteColleague();
  const { register, handleSubmit, setError, watch, formState } = useForm<InviteColleague>({
    defaultValues: { email: '', role: 'staff' },
    resolver: checkedBy(InviteColleagueSchema, bodyOf),
  });
  const send = async (values: InviteColleague) => {
    try {
      await invite.mutateAsync(bodyOf(values));
      showToast({ title: copy.invited, tone: 'success' });
      onClose();
    } catch (error) {
      placeErrors(error, setError);
      placeRefusal(inviteColleague, error, setError, { 'staff-exists': 'email' });
      showFailure(error, copy.inviteFailed);
    }
  };
  return (
    <FormDialog
      isOpen={isOpen}
      onClose={onClose}
      title={copy.inviteTitle}
      action={copy.send}
      state={formState}
      onSubmit={handleSubmit(send, showUnplaced)}
    >
      <chakra.div display="grid" gap="4">
        <p>{copy.inviteText}</p>
        <TextField
          label={copy.columns.email}
          type="email"
          error={formState.errors.email?.message}
          {...register('email')}
        />
        <SelectField label={copy.columns.role} hint={roleMeanings[watch('role')]} {...register('role')}>
          <Options values={staffRoles} names={roleNames} />
        </SelectField>
      </chakra.div>
    </FormDialog>
  );
}
