import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  app: { name: 'Solana' },
  networks: ['solanaDevnet', 'solana:4sGjMW1sUnHzSxGspuhpqLDx6wiyjNtZ'],
  services: 'local',
})
