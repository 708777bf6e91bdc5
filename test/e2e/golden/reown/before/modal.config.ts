import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: '0123456789abcdef0123456789abcdef',
  app: { name: 'Reown', url: 'https://example.com' },
  networks: ['mainnet', 'arbitrum'],
  services: 'reown',
})
