import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '../../features/shell/components/soon-page';
import { shellCopy } from '../../features/shell/copy';

export const Route = createFileRoute('/_shop/login')({
  head: () => ({ meta: [{ title: shellCopy.soon['login'] }, { name: 'robots', content: 'noindex' }] }),
  component: () => <SoonPage title={shellCopy.soon['login']} />,
});
