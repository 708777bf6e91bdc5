import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({ app: { name: 'No src' }, networks: ['base'], services: 'local' })
