import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({ app: { name: 'Formatted' }, networks: ['mainnet'], services: 'local' })
