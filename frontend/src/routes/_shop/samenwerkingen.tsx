import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '../../features/shell/components/soon-page';
import { shellCopy } from '../../features/shell/copy';

export const Route = createFileRoute('/_shop/samenwerkingen')({
  head: () => ({ meta: [{ title: shellCopy.soon['samenwerkingen'] }, { name: 'robots', content: 'noindex' }] }),
  component: () => <SoonPage title={shellCopy.soon['samenwerkingen']} />,
});
