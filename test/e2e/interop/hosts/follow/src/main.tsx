import { QueryClient, QueryClientProvider } from '@tanstack/react-query'
import { ConnectButton } from 'create-modal-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { WagmiProvider } from 'wagmi'
import { config } from './config'
import { FollowWagmi, ModalKit } from './modal-kit'
import { Wallet } from './wallet'
import './modal-kit/modal-kit.css'

const queries = new QueryClient()

const root = document.getElementById('root')
if (root) {
  createRoot(root).render(
    <StrictMode>
      <WagmiProvider config={config}>
        <QueryClientProvider client={queries}>
          <ModalKit>
            <FollowWagmi />
            <ConnectButton />
            <Wallet />
          </ModalKit>
        </QueryClientProvider>
      </WagmiProvider>
    </StrictMode>,
  )
}
