import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type ChainSettings, chainSettings } from './chains/chain-settings.js'
import type { DatabasePlace } from './db/open-database.js'
import { defaultLimits, type Limits } from './limits/limits.data.js'
import { DEVELOPMENT_SECRET, productionProblems } from './production-problems.js'
import { type Environment, readVariables, type Variables } from './read-variables.js'
import type { MailSettings, ProviderSettings, Settings } from './settings.js'
import { SettingsError } from './settings-error.js'
import { kmsProblems } from './wallet-problems.js'

/**
 * Makes the settings of the environment. Throws a `SettingsError` with every fault at once. In production it refuses
 * what is only fit for a desk: dev mail, a public URL without TLS, no secret, chains on this machine, …
 */
export function readSettings(env: Environment): Settings {
  const { variables: given, faulty, problems } = readVariables(env)
  const file = readChainsFile(given.CHAINS_FILE)
  const settings = toSettings(given, 'chains' in file ? file.chains : [])
  // A word that is not MODE's may have meant either.
  const isProduction = given.MODE === 'production' && !faulty.includes('MODE')
  const others = [...relationProblems(given), ...(isProduction ? productionProblems(settings, given) : [])]
  const all = [
    ...problems,
    ...('problems' in file ? file.problems : []),
    // What could not be decoded has its line already.
    ...others.filter((problem) => !faulty.includes(/^[A-Z_]+/.exec(problem)?.[0] ?? '')),
  ]
  if (all.length > 0) throw new SettingsError(all)
  return settings
}

/** Faults between variables that are fine by themselves. */
function relationProblems(given: Variables): readonly string[] {
  const { MAIL_URL, MAIL_FROM, COINBASE_KEY, COINBASE_APP_ID, WALLET_KMS_URL } = given
  return [
    ...(WALLET_KMS_URL ? kmsProblems(given) : []),
    ...(MAIL_URL && !MAIL_FROM ? ['MAIL_FROM: is not set, but MAIL_URL is. Write Example <wallet@example.com>'] : []),
    ...(COINBASE_KEY && !COINBASE_APP_ID ? ['COINBASE_APP_ID: is not set, but COINBASE_KEY is'] : []),
  ]
}

function toSettings(given: Variables, chains: Settings['chains']): Settings {
  const isDevelopment = given.MODE === 'development'
  const publicUrl = given.PUBLIC_URL ?? `http://${nameOf(given.HOST)}:${given.PORT}`
  return {
    mode: given.MODE,
    host: given.HOST,
    port: given.PORT,
    framePort: given.FRAME_PORT,
    publicUrl,
    ...(given.WALLET_URL ? { walletUrl: given.WALLET_URL } : {}),
    ...kmsOf(given),
    hosts: hostsOf(publicUrl, given),
    database: databaseOf(given),
    ...(given.DATA_DIR === 'memory' ? {} : { dataDir: given.DATA_DIR }),
    chains,
    trustedProxies: given.TRUSTED_PROXIES ?? [],
    secret: given.SECRET_KEY ?? DEVELOPMENT_SECRET,
    ...(given.ADMIN_TOKEN ? { adminToken: given.ADMIN_TOKEN } : {}),
    mail: mailOf(given),
    providers: providersOf(given, isDevelopment),
    nameZone: given.NAME_ZONE,
    limits: limitsOf(given),
    defaultOrigins: given.DEFAULT_ORIGINS ?? isDevelopment,
    ownDomains: given.OWN_DOMAINS,
    logLevel: given.LOG_LEVEL,
  }
}

/** The public name, this machine's names on the port, and what else the operator says. */
function hostsOf(publicUrl: string, { PORT, ALLOWED_HOSTS }: Variables): readonly string[] {
  const local = ['127.0.0.1', 'localhost', '[::1]'].map((name) => `${name}:${PORT}`)
  return [...new Set([new URL(publicUrl).host, ...local, ...ALLOWED_HOSTS])]
}

function nameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return '127.0.0.1'
  return host.includes(':') ? `[${host}]` : host
}

function databaseOf({ DATABASE_URL, DATABASE_CONNECTIONS, DATA_DIR }: Variables): DatabasePlace {
  if (DATABASE_URL) {
    return {
      kind: 'postgres',
      url: DATABASE_URL,
      ...(DATABASE_CONNECTIONS === undefined ? {} : { connections: DATABASE_CONNECTIONS }),
    }
  }
  return DATA_DIR === 'memory' ? { kind: 'memory' } : { kind: 'folder', path: DATA_DIR }
}

function mailOf({ MODE, MAIL_URL, MAIL_FROM }: Variables): MailSettings {
  if (MAIL_URL) return { kind: 'smtp', url: MAIL_URL, from: MAIL_FROM ?? '' }
  return { kind: MODE === 'development' ? 'inbox' : 'none' }
}

function providersOf(given: Variables, isDevelopment: boolean): ProviderSettings {
  const { ONEINCH_KEY, MELD_KEY, COINBASE_KEY, COINBASE_APP_ID } = given
  return {
    ...(ONEINCH_KEY ? { oneInch: { url: given.ONEINCH_URL, key: ONEINCH_KEY } } : {}),
    ...(MELD_KEY ? { meld: { url: given.MELD_URL, key: MELD_KEY } } : {}),
    ...(COINBASE_KEY && COINBASE_APP_ID
      ? { coinbase: { url: given.COINBASE_URL, key: COINBASE_KEY, appId: COINBASE_APP_ID } }
      : {}),
    sandboxOnramp: given.SANDBOX_ONRAMP ?? isDevelopment,
  }
}

function kmsOf(given: Variables): Pick<Settings, 'kms'> {
  const { WALLET_KMS_URL: url, WALLET_KMS_MOUNT: mount, WALLET_KMS_KEY: key } = given
  const { WALLET_KMS_TOKEN: token, WALLET_KMS_TOKEN_FILE: tokenFile } = given
  if (!url || !key) return {}
  return { kms: { url, mount, key, ...(token ? { token } : {}), ...(tokenFile ? { tokenFile } : {}) } }
}

function limitsOf(given: Variables): Limits {
  const { rpc, api, events } = defaultLimits
  return {
    rpc: {
      perMinute: given.LIMIT_RPC_PER_MINUTE ?? rpc.perMinute,
      perIpMinute: given.LIMIT_RPC_PER_IP_MINUTE ?? rpc.perIpMinute,
    },
    api: {
      perMinute: given.LIMIT_API_PER_MINUTE ?? api.perMinute,
      perIpMinute: given.LIMIT_API_PER_IP_MINUTE ?? api.perIpMinute,
    },
    events: {
      perMinute: given.LIMIT_EVENTS_PER_MINUTE ?? events.perMinute,
      perIpMinute: given.LIMIT_EVENTS_PER_IP_MINUTE ?? events.perIpMinute,
    },
  }
}

const example =
  '[{"chainId":"eip155:1","name":"Ethereum","rpcUrls":["https://…"],"native":{"name":"Ether","symbol":"ETH","decimals":18}}]'

/** Reads `chains.json`. Faults come as one line each, with what to write. */
function readChainsFile(
  path: string,
): { readonly chains: readonly ChainSettings[] } | { readonly problems: readonly string[] } {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch {
    return {
      problems: [`CHAINS_FILE=${path}: there is no such file. Write the chains to serve into it, such as ${example}`],
    }
  }
  let json: unknown
  try {
    json = JSON.parse(text)
  } catch (cause) {
    return {
      problems: [`CHAINS_FILE=${path}: is no JSON (${cause instanceof Error ? cause.message.slice(0, 200) : ''})`],
    }
  }
  const read = z.array(chainSettings).min(1, 'names no chain').safeParse(json)
  if (!read.success) {
    return {
      problems: read.error.issues.map(
        (issue) => `CHAINS_FILE=${path}: ${issue.path.join('.')}${issue.path.length > 0 ? ': ' : ''}${issue.message}`,
      ),
    }
  }
  const twice = read.data.find(
    ({ chainId }, index) => read.data.findIndex((each) => each.chainId === chainId) !== index,
  )
  if (twice) return { problems: [`CHAINS_FILE=${path}: ${twice.chainId} is there twice`] }
  return { chains: read.data }
}
