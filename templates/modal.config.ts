import { defineConfig } from 'create-modal-kit/config'

// The kit is made from this file: run `{{run}} modal-kit generate` after a change, or keep it running with `--watch`.
export default defineConfig({
  // 'local' needs no account. A Reown project has an id of 32 hex digits, and your own backend issues its own.
  projectId: {{projectId}},

  // Wallets show this to their user when your app asks for something.
  app: {
    name: {{name}},
  },

  // By the names viem/chains exports, or 'solana', 'solanaDevnet', 'solanaTestnet'. The first one is where people start.
  // Endpoints of your own: { network: 'base', rpcUrls: ['https://…'] }.
  networks: {{networks}},

  // 'local' is this machine, 'reown' are Reown's hosts, and { rpc: 'https://…' } is your own. Nothing else is contacted.
  services: {{services}},

  // A feature is on only if it is named here. What is off costs no byte.
  features: {
    {{features}}
  },{{more}}
})
