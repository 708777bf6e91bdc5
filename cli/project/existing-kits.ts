import type { Files } from '../context.js'
import { knownKits } from './existing-kits.data.js'
import type { PackageJson } from './package-json.js'
import { readSources } from './read-sources.js'

/** What an app has already to connect wallets. */
export interface ExistingKits {
  readonly kits: readonly { readonly title: string; readonly packages: readonly string[]; readonly hasModal: boolean }[]
  /** The modules that render `<WagmiProvider>`, from the project folder. */
  readonly wagmiProviders: readonly string[]
  /** The modules that make wagmi's config, from the project folder. */
  readonly wagmiConfigs: readonly string[]
}

/** Finds other kits in the app, by its dependencies, and where wagmi's provider and config are. Changes nothing. */
export async function findExistingKits(
  files: Files,
  dir: string,
  { dependencies }: Pick<PackageJson, 'dependencies'>,
): Promise<ExistingKits> {
  const names = Object.keys(dependencies)
  const kits = knownKits.flatMap(({ title, hasModal, packages }) => {
    const own = names.filter((name) => packages.test(name)).sort()
    return own.length === 0 ? [] : [{ title, hasModal, packages: own }]
  })
  // Reading every module takes time, and what is looked for comes with a kit.
  const sources = kits.length === 0 ? [] : [...(await readSources(files, dir))]
  const modulesWith = (...marks: readonly RegExp[]) =>
    sources.filter(([, text]) => marks.every((mark) => mark.test(text))).map(([path]) => path)
  return {
    kits,
    wagmiProviders: modulesWith(/<WagmiProvider\b/),
    wagmiConfigs: modulesWith(/\bcreateConfig\(/, /\bfrom\s*['"](wagmi|@wagmi\/core)['"]/),
  }
}

/** What was found and what it means, as lines; none when there is nothing. */
export function describeExistingKits({ kits, wagmiProviders, wagmiConfigs }: ExistingKits): readonly string[] {
  const modals = kits.filter(({ hasModal }) => hasModal)
  const hasWagmi = kits.length > modals.length || wagmiProviders.length > 0
  return [
    ...kits.map(({ title, packages }) => `${title} (${packages.join(', ')})`),
    ...wagmiProviders.map((path) => `<WagmiProvider> in ${path}`),
    ...wagmiConfigs.map((path) => `createConfig of wagmi in ${path}`),
    ...(modals.length > 0
      ? ['Each kit connects by itself, so people would connect twice. Keep both while you move, then remove the other.']
      : []),
    ...(hasWagmi
      ? [
          "Add the kit's connector to your wagmi config (wagmi 2 and 3), and its hooks follow:",
          "  import { modalKitConnector } from 'create-modal-kit/wagmi'",
          '  createConfig({ …, connectors: [modalKitConnector(kit)] }), with const kit = createModalKit(wiring)',
          '  and <ModalKit kit={kit}>. See docs/interop.md of create-modal-kit for the whole, and the reverse.',
        ]
      : []),
    ...(kits.length > 0 ? ['None of it is touched.'] : []),
  ]
}
