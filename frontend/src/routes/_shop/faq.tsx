import { createFileRoute } from '@tanstack/react-router';
import { SoonPage } from '../../features/shell/components/soon-page';
import { shellCopy } from '../../features/shell/copy';

export const Route = createFileRoute('/_shop/faq')({
  head: () => ({ meta: [{ title: shellCopy.soon['faq'] }, { name: 'robots', content: 'noindex' }] }),
  component: () => <SoonPage title={shellCopy.soon['faq']} />,
});
