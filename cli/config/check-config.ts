import type { z } from 'zod'
import type { Config } from '../../schema/config.js'
import { configSchema } from '../../schema/config.js'
import { networkNames } from '../../schema/find-network.js'
import { knownKeys } from '../../schema/shapes.js'
import { nearest } from '../suggest.js'
import type { Issue } from './issue.js'
import { pathOf, showFound } from './issue.js'

/** A value, or what is wrong with it. */
export type Checked<Value> =
  | { readonly isValid: true; readonly value: Value }
  | { readonly isValid: false; readonly issues: readonly Issue[] }

/** Checks the shape of a config; what depends on several keys at once is for `resolveConfig`. */
export function checkConfig(input: unknown): Checked<Config> {
  const result = configSchema.safeParse(input, { reportInput: true })
  if (result.success) return { isValid: true, value: result.data }
  return { isValid: false, issues: result.error.issues.flatMap(toIssues) }
}

/**
 * A config with something valid in place of everything that `issues` name, so that the rest of it can be judged in the
 * same round; `undefined` where nothing helps. What is then found at one of these places says nothing.
 */
export function patchConfig(input: unknown, issues: readonly Issue[]): Config | undefined {
  const patched = issues.reduce(patchAt, input)
  return configSchema.safeParse(patched).data
}

/** The first stand-in that the schema takes at the place of an issue. */
function patchAt(input: unknown, { keys }: Issue): unknown {
  const at = pathOf(keys)
  const isWrong = (value: unknown) => {
    const checked = checkConfig(value)
    return !checked.isValid && checked.issues.some((issue) => pathOf(issue.keys) === at)
  }
  const tried = standIns(keys).map((standIn) => replaceAt(input, keys, standIn))
  return tried.find((value) => !isWrong(value)) ?? input
}

/** A switch is on and an address is there, so that what needs them is not said to miss them; the rest is left out if it can be. */
function standIns(keys: readonly (string | number)[]): readonly unknown[] {
  const place = 'https://stand-in.invalid'
  const chain = {
    id: 999_000_000 + Number(keys.at(-1) ?? 0),
    name: 'Stand-in',
    nativeCurrency: { name: 'Ether', symbol: 'ETH', decimals: 18 },
    rpcUrls: { default: { http: [place] } },
  }
  return [
    true,
    place,
    'wss://stand-in.invalid',
    undefined,
    chain,
    [{ ...chain, id: 999_000_000 }],
    { name: 'App' },
    'App',
  ]
}

function replaceAt(value: unknown, [key, ...rest]: readonly (string | number)[], standIn: unknown): unknown {
  if (key === undefined) return standIn
  if (Array.isArray(value)) return value.map((each, index) => (index === key ? replaceAt(each, rest, standIn) : each))
  if (typeof value !== 'object' && value !== undefined) return value
  const entries = Object.entries(value ?? {}).filter(([name]) => name !== key)
  const inside: unknown = Object.entries(value ?? {}).find(([name]) => name === key)?.[1]
  const replaced = replaceAt(inside, rest, standIn)
  return Object.fromEntries(replaced === undefined ? entries : [...entries, [key, replaced]])
}

/** What to do about an issue. */
type Said = Pick<Issue, 'fix' | 'instead'>

function toIssues(issue: z.core.$ZodIssue): readonly Issue[] {
  const keys = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey([...keys, key], key, issue.message))
  const found = showFound(issue.input, keys)
  return [{ keys, ...describe(issue, keys), ...(found !== undefined && { found }) }]
}

function unknownKey(keys: readonly (string | number)[], key: string, message: string): Issue {
  const known = message.slice(knownKeys.length).split(' ')
  return {
    keys,
    message: "isn't a key of the config",
    ...suggest(key, known, { otherwise: 'Remove it.', part: 'key' }),
  }
}

function describe(issue: z.core.$ZodIssue, keys: readonly (string | number)[]): Pick<Issue, 'message'> & Said {
  switch (issue.code) {
    case 'custom':
      return custom(issue)
    case 'invalid_type':
      if (issue.input === undefined) return { message: 'is missing', fix: missing(keys, issue.expected) }
      return { message: `must be ${kindOf(issue.expected)}`, fix: `Write ${kindOf(issue.expected)}.` }
    case 'invalid_value':
      return {
        message: `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`,
        ...suggest(String(issue.input), issue.values.map(String), { otherwise: 'Write one of them.', part: 'value' }),
      }
    case 'too_small':
      if (issue.origin === 'array') return { message: 'must not be empty', fix: 'Add an entry.' }
      if (issue.origin === 'string') return { message: 'must not be empty', fix: 'Write some text.' }
      return { message: `must be at least ${issue.minimum}`, fix: `Write ${issue.minimum} or more.` }
    case 'too_big':
      if (issue.origin === 'string')
        return { message: `must not be longer than ${issue.maximum} characters`, fix: 'Shorten it.' }
      return { message: `must be at most ${issue.maximum}`, fix: `Write ${issue.maximum} or less.` }
    case 'invalid_format':
      return issue.format === 'regex'
        ? { message: issue.message, fix: 'Write it in that form.' }
        : { message: 'must be a https:// address', fix: 'Write the whole address, https://…' }
    default:
      return { message: 'is of the wrong kind', fix: 'Remove the line, or set it to false.' }
  }
}

function custom({ message, params }: z.core.$ZodIssueCustom): Pick<Issue, 'message'> & Said {
  const fix = String(params?.['fix'] ?? 'Correct the value.')
  const name = params?.['name']
  return {
    message,
    ...(typeof name === 'string' ? suggest(name, networkNames(), { otherwise: fix, part: 'value' }) : { fix }),
  }
}

function suggest(
  name: string,
  candidates: readonly string[],
  { otherwise, part }: { readonly otherwise: string; readonly part: 'key' | 'value' },
): Said {
  const best = nearest(name, candidates)
  if (best !== undefined && best !== name) return { fix: `Write ${best} instead.`, instead: { part, name: best } }
  return { fix: candidates.length > 12 || best === name ? otherwise : `Use one of ${candidates.join(', ')}.` }
}

function missing(keys: readonly (string | number)[], expected: string): string {
  if (keys.length === 1 && keys[0] === 'networks') return "Add networks: ['mainnet']."
  if (keys.length === 1 && keys[0] === 'app') return "Add app: { name: '…' }."
  return `Add ${keys.at(-1)}: ${kindOf(expected)}.`
}

function kindOf(expected: string): string {
  if (expected === 'array') return 'a list'
  if (expected === 'record') return 'an object'
  if (expected === 'int') return 'a whole number'
  if (expected === 'boolean') return 'true or false'
  return /^[aeiou]/.test(expected) ? `an ${expected}` : `a ${expected}`
}
