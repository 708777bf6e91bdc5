import { checkConfig } from '../../cli/config/check-config.js'
import { resolveConfig } from '../../cli/config/resolve.js'
import { artifacts } from '../../cli/generate/artifacts.js'
import type { Artifact } from '../../cli/plan/plan.js'

/** A config that uses most of what can be printed, with everything in it that a formatter likes to touch. */
export const everything = {
  app: {
    name: `It's "my" <app>`,
    description: `${'x'.repeat(80)} \u202E "' \\ é 🦊 // no comment; , }`,
    url: 'https://example.com',
  },
  networks: ['mainnet', 'base', { network: 'sepolia', rpcUrls: ['https://a.example/1', 'https://b.example/2'] }],
  services: 'local',
  connect: {
    exclude: { names: ['Evil; wallet', "it's, bad,", '{ a: b }'], rdns: ['com.example'] },
    recentLimit: 3,
    customWallets: [
      { id: 'fern', name: 'Fern', image_url: 'data:image/png;base64,AA', homepage: 'https://fern.example' },
    ],
  },
  features: { receive: true, legalCheckbox: true, connectMethodsOrder: ['wallet', 'email'], collapseWallets: true },
  legal: { termsUrl: 'https://example.com/terms' },
  locale: {
    default: 'de',
    offer: ['de', 'en', 'ar'],
    texts: { en: { 'connect.title': 'Log in' }, de: { 'connect.title': "Los geht's" } },
  },
  theme: {
    mode: 'light',
    layer: true,
    tokens: {
      'color.accent': { light: '#0A58CA', dark: 'rgb(120 170 255 / 0.90)' },
      'radius.base': '0.50px',
      'size.panel': 'calc(20REM + 1.0px)',
    },
  },
  embedded: true,
  debug: true,
}

/** Every file of a config that is generated again and again. Throws where the config is wrong. */
export function generatedFiles(config: unknown = everything, version = '1.2.3'): readonly Artifact[] {
  const checked = checkConfig(config)
  const resolved = checked.isValid ? resolveConfig(checked.value, 'development') : checked
  if (!resolved.isValid) throw new Error(JSON.stringify(resolved.issues))
  return artifacts(resolved.value, { folder: 'modal-kit', version }).filter(({ owner }) => owner === 'generated')
}
