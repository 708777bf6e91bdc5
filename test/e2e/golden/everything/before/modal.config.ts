import { defineConfig } from 'create-modal-kit/config'

export default defineConfig({
  projectId: 'local',
  app: { name: `It's "every" <thing>`, description: 'é 🦊 \\ \u202E', url: 'https://example.com', icons: ['https://example.com/icon.png'] },
  networks: ['mainnet', 'polygon', { network: 'base', rpcUrls: ['https://a.example/1', 'https://b.example/2'] }],
  defaultNetwork: 'polygon',
  services: 'local',
  features: {
    receive: true,
    legalCheckbox: true,
    connectMethodsOrder: ['wallet', 'email'],
    connectorTypeOrder: ['injected', 'recent'],
    walletFeaturesOrder: ['receive', 'send'],
    collapseWallets: true,
    emailShowWallets: false,
  },
  connect: {
    exclude: { ids: ['one'], rdns: ['com.evil'], names: ['Evil; wallet', "it's, bad,"] },
    customWallets: [{ id: 'fern', name: 'Fern', image_url: 'data:image/png;base64,AA', homepage: 'https://fern.example' }],
    recentLimit: 0,
  },
  legal: { termsUrl: 'https://example.com/terms', privacyUrl: 'https://example.com/privacy' },
  theme: { mode: 'dark', layer: true, preset: 'terminal', tokens: { 'radius.base': '2px' } },
  locale: { default: 'de', offer: ['de', 'en', 'ja'] },
  embedded: true,
  debug: true,
})
