import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  app: { name: 'Legal and theme' },
  networks: ['mainnet'],
  services: 'local',
  legal: { termsUrl: 'https://example.com/terms' },
  theme: { tokens: { 'color.accent': { light: '#0A58CA', dark: '#8AB4FF' }, 'size.panel': 'calc(20rem + 1px)' } },
})
