import { isLoopback } from '../../../schema/url.js'
import type { Context } from '../../context.js'
import { type Directive, printPolicy } from '../../csp/directive.js'
import { formats } from '../../csp/formats.js'
import { policyOf } from '../../csp/policy.js'
import { planGenerate } from '../../generate/generate.js'
import { frameworkOf, isHost } from '../../hosts/frameworks.js'
import { readPackageJson } from '../../project/package-json.js'

/** What `csp` takes. */
export interface CspOptions {
  readonly format?: keyof typeof formats
  readonly json?: true
  readonly config?: string
  readonly mode?: string
}

/** `csp`: the policy on stdout and nothing else, what to know about it on stderr. Writes no file. */
export async function runCsp(context: Context, options: CspOptions): Promise<number> {
  const { format = 'header', config, mode } = options
  const wishes = { ...(config !== undefined && { configFile: config }), ...(mode !== undefined && { mode }) }
  const { resolved } = await planGenerate(context, wishes)
  const policy = policyOf(resolved)
  const { text, notes } = formats[format](policy)
  const all = [...commonNotes(policy), ...notes, ...(await hostNotes(context, format))]
  if (options.json) {
    const directives = Object.fromEntries(policy.map(({ name, sources }) => [name, sources]))
    context.log.out(JSON.stringify({ format, directives, policy: printPolicy(policy), text, notes: all }, null, 2))
    return 0
  }
  context.log.out(text)
  for (const note of all) context.log.note(note)
  return 0
}

/** A host that puts code of its own into its pages has a format that allows for it. */
async function hostNotes({ files, cwd }: Context, format: string): Promise<readonly string[]> {
  const manifest = await readPackageJson(files, cwd).catch(() => undefined)
  const host = manifest && frameworkOf(manifest.dependencies)
  if (!host || !isHost(host) || host.cspFormat === undefined || host.cspFormat === format) return []
  return [
    `This app is made with ${host.title}: \`modal-kit csp --format ${host.cspFormat}\` prints the block for its config.`,
  ]
}

function commonNotes(policy: readonly Directive[]): readonly string[] {
  const local = [...new Set(policy.flatMap(({ sources }) => sources).filter(isLoopback))]
  return [
    'This is all the kit needs. Add what your app loads from elsewhere: fonts, images, its own API.',
    ...(local.length > 0
      ? [
          `${local.join(', ')} ${local.length > 1 ? 'are' : 'is'} on this machine. Deploy the policy of \`modal-kit csp --mode production\`.`,
        ]
      : []),
  ]
}
