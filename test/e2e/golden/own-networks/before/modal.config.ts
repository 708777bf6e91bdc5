import { defineConfig } from 'create-modal-kit/config'
import { ours } from './chains/ours.js'

export default defineConfig(({ mode, env }) => ({
  app: { name: `Own networks in ${mode}` },
  networks: [ours, { network: 'base', rpcUrls: [env.RPC ?? 'https://none.example'] }],
}))
