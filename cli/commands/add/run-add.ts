import type { Context } from '../../context.js'
import { suggest } from '../../suggest.js'
import { addBackend } from './add-backend.js'
import { addError } from './errors.js'

/** What `add` takes. */
export interface AddOptions {
  readonly argument?: string
  readonly dir?: string
  readonly 'dry-run'?: true
  readonly yes?: true
}

/** Adds one part; resolves to the exit code. */
type Adder = (context: Context, options: AddOptions) => Promise<number>

/** What can be added, by name. */
const adders: Readonly<Record<string, Adder>> = { backend: addBackend }

/** `add`: finds what is meant and adds it. Throws `add/what`, `add/unknown`, and what the part's own course throws. */
export async function runAdd(context: Context, options: AddOptions): Promise<number> {
  const { argument: name } = options
  const known = Object.keys(adders)
  if (name === undefined) throw addError('add/what', { first: known[0] ?? '', known: known.join(', ') })
  const adder = Object.hasOwn(adders, name) ? adders[name] : undefined
  if (!adder) throw addError('add/unknown', { name, suggestion: suggest(name, known), known: known.join(', ') })
  return adder(context, options)
}
