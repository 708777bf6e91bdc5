import type { Resolved } from '../config/resolved.js'
import type { Artifact } from '../plan/plan.js'
import { cspDirectives, networkUses } from './network-uses.js'
import { printEntry } from './print-entry.js'
import { hasLocaleFile, localeFile, printLocale } from './print-locale.js'
import { printModal } from './print-modal.js'
import { printStyles } from './print-styles.js'
import { printWiring } from './print-wiring.js'
import { stamp, stampKindOf } from './stamp.js'

/** Names of the generated files, in the kit's folder; beside them is a `locale-de.ts` for each language with words of its own. */
export const generatedNames = ['generated.ts', 'modal.ts', 'modal-kit.css', 'csp.json', 'network-ledger.json'] as const

const printers = {
  'generated.ts': printWiring,
  'modal.ts': printModal,
  'modal-kit.css': printStyles,
  'csp.json': (resolved) => json({ directives: cspDirectives(resolved) }),
  'network-ledger.json': (resolved) => json({ origins: networkUses(resolved) }),
} as const satisfies Record<(typeof generatedNames)[number], (resolved: Resolved) => string>

/**
 * Every file a config turns into. A function of config and version alone: no dates, no disk, LF.
 * `folder` is the kit's folder from the project folder, with forward slashes.
 */
export function artifacts(
  resolved: Resolved,
  { folder, version }: { readonly folder: string; readonly version: string },
): readonly Artifact[] {
  const generated = generatedNames.map((name) => ({
    path: `${folder}/${name}`,
    owner: 'generated' as const,
    content: stamp(stampKindOf(name), printers[name](resolved), version),
  }))
  const locales = resolved.locales.filter(hasLocaleFile).map((language) => ({
    path: `${folder}/${localeFile(language.lang)}`,
    owner: 'generated' as const,
    content: stamp('ts', printLocale(language, resolved), version),
  }))
  return [...generated, ...locales, { path: `${folder}/index.tsx`, owner: 'yours', content: printEntry() }]
}

function json(value: object): string {
  return `${JSON.stringify(value, null, 2)}\n`
}
