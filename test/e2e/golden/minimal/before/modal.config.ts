import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({ app: { name: 'Minimal' }, networks: ['mainnet'], services: 'local' })
