/** Values of the flags that take something else than `true` and `false`, each of which is a setting of its own. */
export const sampleValues: Readonly<Record<string, readonly unknown[]>> = {
  walletFeaturesOrder: [['receive', 'send']],
  connectorTypeOrder: [['injected', 'recent']],
  connectMethodsOrder: [['wallet', 'email']],
  walletConnect: [{ methods: { eip155: ['personal_sign'] }, rpcMap: { 'eip155:1': 'https://node.example' } }],
  coinbasePreference: ['all', 'eoaOnly'],
}

/** What a key of the config that turns a feature on may hold. */
export const sampleKeys = {
  legal: { termsUrl: 'https://shop.example/terms', privacyUrl: 'https://shop.example/privacy' },
} as const

/** What a config without any feature says. */
export const plainConfig = {
  projectId: 'local',
  app: { name: 'Shop' },
  networks: ['mainnet', 'base'],
  services: 'local',
}
