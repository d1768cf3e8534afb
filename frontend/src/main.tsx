import './theme/fonts.css';
import { ChakraProvider } from '@chakra-ui/react';
import { QueryClientProvider } from '@tanstack/react-query';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { App } from './app';
import { createQueryClient } from './lib/query-client';
import { createShopRouter } from './router';
import { system } from './theme/system';

const queryClient = createQueryClient();
const router = createShopRouter(queryClient);
document.querySelector('title')?.remove();

createRoot(document.getElementById('root') as HTMLElement).render(
  <StrictMode>
    <ChakraProvider value={system}>
      <QueryClientProvider client={queryClient}>
        <App router={router} />
      </QueryClientProvider>
    </ChakraProvider>
  </StrictMode>,
);
