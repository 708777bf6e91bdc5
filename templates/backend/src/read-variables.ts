import { z } from 'zod'
import { readRange } from './guards/client-guard.js'
import { settingsTable } from './settings-table.data.js'

/** The environment, as Node gives it. */
export type Environment = Readonly<Record<string, string | undefined>>

const url = z.url({ protocol: /^https?$/ }).transform((text) => text.replace(/\/+$/, ''))
const port = whole(0, 65_535)
const perMinute = whole(1, 1_000_000_000)
/** No `..`, and nothing that means something in a URL. */
const kmsName = /^[a-z0-9_-][a-z0-9._-]{0,99}$/i
const names = list(/^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i, 'names, such as example.com')

const variables = z.object({
  MODE: z.enum(['production', 'development'], 'write production or development').default('production'),
  HOST: z.string().min(1).default('127.0.0.1'),
  PORT: port.default(8_787),
  FRAME_PORT: port.default(8_788),
  PUBLIC_URL: url.refine(isBareUrl, 'write scheme, host and port only').optional(),
  WALLET_URL: url.refine(isBareUrl, 'write scheme, host and port only').optional(),
  WALLET_KMS_URL: url.refine(isBareUrl, 'write scheme, host and port only').optional(),
  WALLET_KMS_KEY: z.string().regex(kmsName, 'write the name of a key, such as wallets').optional(),
  WALLET_KMS_MOUNT: z
    .string()
    .refine((text) => text.split('/').every((part) => kmsName.test(part)), 'write a path such as transit')
    .default('transit'),
  WALLET_KMS_TOKEN_FILE: z.string().min(1).optional(),
  WALLET_KMS_TOKEN: z
    .string()
    .regex(/^[\x21-\x7e]+$/, 'is no token')
    .optional(),
  ALLOWED_HOSTS: list(/^(\[[0-9a-f:.]+\]|[a-z0-9.-]+)(:[0-9]{1,5})?$/i, 'hosts, such as api.internal:8787').default([]),
  DATABASE_URL: z.url({ protocol: /^postgres(ql)?$/, error: 'write postgres://user:password@host/name' }).optional(),
  DATABASE_CONNECTIONS: whole(2, 500).optional(),
  DATA_DIR: z.string().min(1).default('./data'),
  CHAINS_FILE: z.string().min(1).default('./chains.json'),
  TRUSTED_PROXIES: z.string().transform(readProxies).optional(),
  SECRET_KEY: z
    .string()
    .refine((text) => Buffer.byteLength(text) >= 32, 'is shorter than 32 bytes; make one with: openssl rand -base64 32')
    .optional(),
  ADMIN_TOKEN: z.string().min(16, 'is shorter than 16 letters; make one with: openssl rand -base64 32').optional(),
  OWN_DOMAINS: names.default([]),
  DEFAULT_ORIGINS: onOff().optional(),
  MAIL_URL: z.url({ protocol: /^smtps?$/, error: 'write smtp://user:password@host:587' }).optional(),
  MAIL_FROM: z
    .string()
    .regex(/^[^\r\n]*[^\s@<]+@[^\s@>]+>?$/, 'write Example <wallet@example.com>')
    .max(300)
    .optional(),
  ONEINCH_KEY: z.string().min(1).optional(),
  ONEINCH_URL: url.default('https://api.1inch.dev/swap/v6.0'),
  MELD_KEY: z.string().min(1).optional(),
  MELD_URL: url.default('https://meldcrypto.com'),
  COINBASE_KEY: z.string().min(1).optional(),
  COINBASE_APP_ID: z.string().min(1).optional(),
  COINBASE_URL: url.default('https://api.developer.coinbase.com'),
  SANDBOX_ONRAMP: onOff().optional(),
  NAME_ZONE: z
    .string()
    .regex(/^[a-z0-9-]+(\.[a-z0-9-]+)*$/, 'write a zone such as wallet.example')
    .default('reown.id'),
  LIMIT_RPC_PER_MINUTE: perMinute.optional(),
  LIMIT_RPC_PER_IP_MINUTE: perMinute.optional(),
  LIMIT_API_PER_MINUTE: perMinute.optional(),
  LIMIT_API_PER_IP_MINUTE: perMinute.optional(),
  LIMIT_EVENTS_PER_MINUTE: perMinute.optional(),
  LIMIT_EVENTS_PER_IP_MINUTE: perMinute.optional(),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'silent']).default('info'),
})

/** The variables, decoded, each by its name. */
export type Variables = z.output<typeof variables>

/** Names of all variables that are read: the ones of the table. */
export const variableNames: readonly string[] = Object.keys(variables.shape)

/** What the environment says, and what of it is wrong. */
export interface ReadVariables {
  /** A faulty one counts as not set, so that the others can be judged. */
  readonly variables: Variables
  /** Names of those that could not be decoded. */
  readonly faulty: readonly string[]
  /** One line for each fault, without secrets. */
  readonly problems: readonly string[]
}

/** Decodes the environment; an empty variable is one that is not set. */
export function readVariables(env: Environment): ReadVariables {
  const given = Object.fromEntries(variableNames.map((name) => [name, env[name]?.trim() || undefined]))
  const read = variables.safeParse(given)
  if (read.success) return { variables: read.data, faulty: [], problems: [] }
  const { issues } = read.error
  const faulty = issues.map(({ path }) => String(path[0]))
  return {
    variables: variables.parse({ ...given, ...Object.fromEntries(faulty.map((name) => [name, undefined])) }),
    faulty,
    problems: issues.map(({ path, message }) => {
      const name = String(path[0])
      const isSecret = settingsTable.find((line) => line.name === name)?.isSecret
      return `${name}${isSecret ? '' : `=${String(given[name]).slice(0, 80)}`}: ${message}`
    }),
  }
}

function whole(least: number, most: number) {
  const words = `write a whole number from ${least} to ${most}`
  return z
    .string()
    .regex(/^[0-9]{1,12}$/, words)
    .transform(Number)
    .pipe(z.int(words).min(least, words).max(most, words))
}

function onOff() {
  return z.enum(['on', 'off'], 'write on or off').transform((word) => word === 'on')
}

function list(each: RegExp, words: string) {
  return z
    .string()
    .transform(split)
    .refine((parts) => parts.every((part) => each.test(part)), `write ${words}, with a comma between them`)
}

function split(text: string): readonly string[] {
  return text
    .split(',')
    .map((part) => part.trim().toLowerCase())
    .filter((part) => part !== '')
}

function readProxies(text: string, context: z.RefinementCtx): readonly string[] {
  if (text === 'none') return []
  const parts = split(text)
  try {
    for (const part of parts) readRange(part)
  } catch {
    context.addIssue({ code: 'custom', message: 'write addresses or ranges such as 10.0.0.0/8, or none' })
  }
  return parts
}

function isBareUrl(text: string): boolean {
  return new URL(text).origin === text
}
