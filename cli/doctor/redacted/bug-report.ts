import { frameworkOf } from '../../hosts/frameworks.js'
import { describeMachine } from '../../node/machine.js'
import { ownVersion } from '../../node/own-package.js'
import type { Facts } from '../facts.js'
import { installedVersion } from '../installed-version.js'
import type { Reported } from '../run-checks.js'
import { hiddenValues } from './hidden-values.js'
import { createRedactor } from './redact.js'

/** Packages whose versions a maintainer asks for first. */
const asked = ['react', 'react-dom', 'viem', 'wagmi', 'typescript', 'vite', 'next', '@react-router/dev']

/**
 * Findings as Markdown for a public bug report: versions, the shape of the project, and what was found, without project
 * id, values of the environment, wallet addresses, paths and passwords of addresses, or folders of the machine.
 */
export async function bugReport(
  findings: readonly Reported[],
  checks: readonly string[],
  facts: Facts,
): Promise<string> {
  const redact = createRedactor(await hiddenValues(facts))
  const rows = [...(await versions(facts)), ...shape(facts)].map(
    ([name, value]) => `| ${name} | ${cell(redact(value))} |`,
  )
  const lines = findings.map(({ id, severity, title, what, file, line }) => {
    const place = file === undefined ? '' : ` (${redact(line === undefined ? file : `${file}:${line}`)})`
    return `- **${severity} ${id}** ${title}${place}\n  ${inLine(redact(what))}`
  })
  const quiet = checks.filter((id) => findings.every((finding) => finding.id !== id))
  return [
    `# create-modal-kit ${ownVersion()}`,
    ['| | |', '|---|---|', ...rows].join('\n'),
    '## Findings',
    lines.length > 0 ? lines.join('\n') : 'None.',
    `## Checks without findings\n\n${quiet.join(', ') || 'None.'}`,
  ].join('\n\n')
}

type Row = readonly [name: string, value: string]

async function versions(facts: Facts): Promise<readonly Row[]> {
  const found = asked.map(async (name): Promise<readonly Row[]> => {
    const version = await installedVersion(facts, name)
    return version === undefined ? [] : [[name, /^\d[\w.+-]*$/.test(version) ? version : 'not readable']]
  })
  return [['Node', describeMachine()], ...(await Promise.all(found)).flat()]
}

function shape({ packageJson, manager, mode, config: { value, resolved }, pages, ask }: Facts): readonly Row[] {
  const framework = frameworkOf(packageJson?.dependencies ?? {})
  const services = value?.services
  return [
    ['Framework', framework?.title ?? 'not known'],
    ['Package manager', manager.id],
    ['Mode', mode],
    ['Services', typeof services === 'object' ? Object.keys(services).join(', ') || 'none' : (services ?? 'none')],
    ['Networks', resolved?.networks.map(({ caipNetworkId }) => caipNetworkId).join(', ') ?? 'not readable'],
    ['Features', resolved?.features.map(({ id }) => id).join(', ') ?? 'not readable'],
    ['Servers', ask ? `asked, and ${pages.length} pages` : 'not asked (--offline)'],
  ]
}

function cell(text: string): string {
  return inLine(text).replaceAll('|', '\\|')
}

function inLine(text: string): string {
  return text.replace(/\s*\n\s*/g, ' ')
}
