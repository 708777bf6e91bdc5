import { defineConfig } from 'create-modal-kit/config'
import german from './words/de.json' with { type: 'json' }
import { arabic } from './words/ar'

export default defineConfig({
  app: { name: 'Languages' },
  networks: ['mainnet'],
  services: 'local',
  locale: { default: 'en', offer: ['en', 'de', 'ar'], texts: { en: { 'connect.title': 'Log in' }, de: german, ar: arabic } },
})
