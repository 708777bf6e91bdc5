import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: '0123456789abcdef0123456789abcdef',
  app: { name: 'Both namespaces', url: 'https://example.com' },
  networks: [
    'mainnet',
    { network: 'solana', rpcUrls: ['https://solana.example/key'] },
    {
      id: '2FhGdkHXTWpkXXLa5DxTtG8BxGs6PB8e',
      chainNamespace: 'solana',
      name: 'Ours',
      nativeCurrency: { name: 'Solana', symbol: 'SOL', decimals: 9 },
      rpcUrls: { default: { http: ['https://ours.example'] } },
    },
  ],
  services: 'reown',
  features: { walletConnect: true },
})
