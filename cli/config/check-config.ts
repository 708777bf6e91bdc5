import type { z } from 'zod'
import type { Config } from '../../schema/config.js'
import { configSchema } from '../../schema/config.js'
import { networks } from '../../schema/networks.js'
import { knownKeys } from '../../schema/shapes.js'
import { nearest } from '../suggest.js'
import type { Issue } from './issue.js'
import { showFound } from './issue.js'

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

function toIssues(issue: z.core.$ZodIssue): readonly Issue[] {
  const keys = issue.path.map((key) => (typeof key === 'number' ? key : String(key)))
  if (issue.code === 'unrecognized_keys') return issue.keys.map((key) => unknownKey([...keys, key], key, issue.message))
  const found = showFound(issue.input, keys)
  return [{ keys, ...describe(issue, keys), ...(found !== undefined && { found }) }]
}

function unknownKey(keys: readonly (string | number)[], key: string, message: string): Issue {
  const known = message.slice(knownKeys.length).split(' ')
  return { keys, message: 'is not a key of the config', fix: suggest(key, known, 'Remove it.') }
}

function describe(issue: z.core.$ZodIssue, keys: readonly (string | number)[]): Pick<Issue, 'message' | 'fix'> {
  switch (issue.code) {
    case 'custom':
      return custom(issue)
    case 'invalid_type':
      if (issue.input === undefined) return { message: 'is missing', fix: missing(keys, issue.expected) }
      return { message: `must be ${kindOf(issue.expected)}`, fix: `Write ${kindOf(issue.expected)}.` }
    case 'invalid_value':
      return {
        message: `must be ${issue.values.length === 1 ? '' : 'one of '}${issue.values.map(String).join(', ')}`,
        fix: suggest(String(issue.input), issue.values.map(String), 'Write one of them.'),
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

function custom({ message, params }: z.core.$ZodIssueCustom): Pick<Issue, 'message' | 'fix'> {
  const fix = String(params?.['fix'] ?? 'Correct the value.')
  const name = params?.['name']
  return { message, fix: typeof name === 'string' ? suggest(name, Object.keys(networks), fix) : fix }
}

function suggest(name: string, candidates: readonly string[], otherwise: string): string {
  const best = nearest(name, candidates)
  if (best !== undefined && best !== name) return `Write ${best} instead.`
  return candidates.length > 12 || best === name ? otherwise : `Use one of ${candidates.join(', ')}.`
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
