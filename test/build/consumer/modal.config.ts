import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: 'local',
  app: { name: 'Consumer' },
  networks: ['mainnet'],
  locale: { default: 'en', offer: ['en', 'de-AT'], texts: { de: { 'connect.title': 'Anmelden' } } },
  features: { connectorTypeOrder: ['recent', 'injected'] },
})
