import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: 'local',
  app: { name: 'Consumer' },
  networks: ['mainnet'],
  features: { connectorTypeOrder: ['recent', 'injected'] },
})
