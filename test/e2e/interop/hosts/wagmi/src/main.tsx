import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { ConnectButton, ModalKit } from './modal-kit'
import { Wallet } from './wallet'
import { config, kit } from './wallets'
import './modal-kit/modal-kit.css'

const queries = new QueryClient()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={queries}>
          <ModalKit kit={kit}>
            <ConnectButton />
            <Wallet />
          </ModalKit>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
}
