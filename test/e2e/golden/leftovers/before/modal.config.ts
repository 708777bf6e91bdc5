import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({ app: { name: 'Leftovers' }, networks: ['mainnet'], services: 'local' })
