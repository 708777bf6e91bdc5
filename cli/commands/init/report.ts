import { relative } from 'node:path'
import type { HostEntry } from '../../hosts/host.js'
import type { ProjectFacts } from '../../project/detect.js'
import { describeExistingKits, type ExistingKits } from '../../project/existing-kits.js'

/** What was found, as a table: shown before anything changes. */
export function describeFacts(
  facts: ProjectFacts,
  {
    isNew,
    config,
    kits,
  }: { readonly isNew: boolean; readonly config: string | undefined; readonly kits: ExistingKits },
): string {
  const [firstKit, ...moreKits] = describeExistingKits(kits)
  const { packages, host, hostVersion, react, entries, dir } = facts
  const rows: readonly (readonly [string, string])[] = [
    ['folder', isNew ? `${dir} (free, for a new app)` : dir],
    ['made with', `${host.title} ${hostVersion}, React ${react}`],
    ['entry file', entries.map(describeEntry).join(', ') || 'not found'],
    ['installs with', `${packages.manager.id} (${packages.because})`],
    ['config', config ? `${config} (yours, left as it is)` : 'none yet'],
    ...(firstKit === undefined ? [] : [['also here', firstKit] as const]),
    ...moreKits.map((line) => ['', line] as const),
  ]
  return ['Found', ...rows.map(([name, value]) => `  ${name.padEnd(15)}${value}`), ''].join('\n')
}

function describeEntry({ path, starter }: HostEntry): string {
  return starter === undefined ? path : `${path} (to be made)`
}

/** What `init` left to the user, as lines. */
export function describeManual(manual: readonly string[]): readonly string[] {
  return manual.length === 0 ? [] : ['', 'Left for you', ...manual.map((text) => indent(text))]
}

/** What to do after `init`. */
export function nextSteps(
  cwd: string,
  { dir, packages }: ProjectFacts,
  done: {
    readonly isNew: boolean
    readonly isInstalling: boolean
    readonly isDone: boolean
    readonly hasStack: boolean
    readonly manual: readonly string[]
    readonly kit: string
  },
): string {
  const { id, run } = packages.manager
  const folder = relative(cwd, dir)
  const commands = [...(folder ? [`cd ${folder}`] : []), ...(done.isInstalling ? [] : [`${id} install`]), `${run} dev`]
  const button = [
    'Put the button where people should find it:',
    `  import { ConnectButton } from '${done.kit}'`,
    '  <ConnectButton />',
  ]
  return [
    ...describeManual(done.manual),
    '',
    'Next',
    ...(done.isNew || done.isDone ? [] : [indent(button.join('\n'))]),
    indent(commands.join('\n')),
    ...(done.hasStack ? [indent(`The services of this machine run beside it: ${run} modal-kit dev`)] : []),
    indent(`Change modal.config.ts, then: ${run} modal-kit generate`),
    ...(done.hasStack ? [indent('Before a production build, name services your users can reach')] : []),
  ].join('\n')
}

function indent(text: string): string {
  return text.replace(/^/gm, '  ')
}
