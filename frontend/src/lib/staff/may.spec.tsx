import { screen } from '@testing-library/react';
import { refundUnmatchedPayment } from '../../../../contracts/admin/attention.js';
import type { StaffRole } from '../../../../contracts/staff/permissions.js';
import { renderControl } from '../../ui/testing/render-control';
import { May, useMayOpen } from './may';
import { staffQuery } from './staff-query';

function Sections() {
  return <p>{['dashboard', 'orders', 'analytics', 'staff', 'nowhere'].filter(useMayOpen()).join(' ')}</p>;
}

function show(role: StaffRole | null) {
  const { client } = renderControl(
    <>
      <May call={refundUnmatchedPayment}>
        <button>Terugbetalen</button>
      </May>
      <Sections />
    </>,
    (cache) =>
      role && cache.setQueryData(staffQuery.queryKey, { id: 1, email: 'iemand@gommie.example', role } as never),
  );
  return client;
}

it.each([
  ['owner', 'dashboard orders analytics staff nowhere', 1],
  ['staff', 'dashboard orders analytics nowhere', 1],
  ['warehouse', 'dashboard orders nowhere', 0],
  ['bookkeeper', 'dashboard orders analytics nowhere', 0],
  [null, 'dashboard nowhere', 0],
] as const)('shows the role %s what the table gives, without a request', (role, sections, buttons) => {
  const client = show(role);
  expect(screen.getByText(sections)).toBeTruthy();
  expect(screen.queryAllByText('Terugbetalen')).toHaveLength(buttons);
  expect(client.isFetching()).toBe(0);
});
