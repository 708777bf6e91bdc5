import type { Resolved, ResolvedLanguage } from '../config/resolved.js'
import type { Import, Printable } from './print.js'
import { code, printImports, printValue, spread } from './print.js'
import { fromPack, hasLocaleFile, localeFile } from './print-locale.js'

/** Prints the body of `generated.ts`: what the page itself needs, the config as literals. */
export function printWiring(resolved: Resolved): string {
  return `${printImports(importsOf(resolved))}
export const wiring = ${printValue(wiringOf(resolved))} as const satisfies Wiring
`
}

function importsOf({ locales, features }: Resolved): readonly Import[] {
  const spoken = locales.length > 0 ? [{ name: 'locales', from: 'create-modal-kit/locales' }] : []
  const translated = locales.filter(({ lang }) => lang !== 'en')
  return [
    ...spoken,
    ...translated.map(({ lang }) => fromPack(lang, 'page', `${lang}Page`)),
    { name: 'injected', from: 'create-modal-kit/connectors/injected' },
    ...sourcesOf(features).map(({ name, from }) => ({ name, from: `create-modal-kit/${from}` })),
    { name: 'Wiring', from: 'create-modal-kit', isType: true },
  ]
}

function wiringOf(resolved: Resolved): Printable {
  const { projectId, app, networks, defaultNetwork, theme, locales, embedded, debug, features } = resolved
  return {
    projectId,
    app: { ...app },
    networks: networks.map((network) => ({ ...network })),
    // What the runtime does by itself costs the page nothing.
    defaultNetwork: defaultNetwork === networks[0]?.caipNetworkId ? undefined : defaultNetwork,
    connectors: [code('injected()'), ...sourcesOf(features).map(({ name }) => code(`${name}()`))],
    enableReconnect: resolved.connect.enableReconnect ? undefined : false,
    theme: theme.mode === 'system' ? undefined : { mode: theme.mode },
    locales: locales.length > 0 ? localesOf(locales) : undefined,
    embedded: embedded || undefined,
    debug: debug || undefined,
    modal: code("() => import('./modal')"),
  }
}

/** What features look for at page load. */
function sourcesOf(features: Resolved['features']) {
  return features.flatMap(({ source }) => source ?? [])
}

/** The languages of the app: the words of the page beside it, those of the modal a chunk each. */
function localesOf(locales: readonly ResolvedLanguage[]): Printable {
  const entries = locales.map((language) => {
    const { lang, dir, texts } = language
    const isPlain = dir === 'ltr' && !texts['page']
    const page = {
      ...(lang !== 'en' && { pack: spread(`${lang}Page`) }),
      ...(dir === 'rtl' && { dir }),
      ...texts['page'],
    }
    const plain = lang === 'en' ? undefined : code(`${lang}Page`)
    const file = `./${localeFile(lang).replace(/\.ts$/, '')}`
    const load = hasLocaleFile(language) ? code(`() => import('${file}')`) : undefined
    return [lang, { page: isPlain ? plain : page, load }] as const
  })
  return code(`locales(${printValue(Object.fromEntries(entries), 2)})`)
}
