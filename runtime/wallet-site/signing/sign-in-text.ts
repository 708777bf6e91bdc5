import { SiteError } from '../site-error.js'
import type { WishContext } from './wish.js'

/** The fields of EIP-4361 and CAIP-122, as they stand in the text. */
interface SignInFields {
  readonly scheme: string | undefined
  readonly domain: string
  readonly account: string
  readonly address: string
  readonly fields: ReadonlyMap<string, string>
}

/** What every text has that may be taken for a sign-in, by a person or by a server that reads without care. */
const phrase = /wants\s+you\s+to\s+sign\s+in\s+with\s+your/i
const first = /^(?:(https?:)\/\/)?([^\s/?#@]{1,255}) wants you to sign in with your ([A-Za-z]{1,32}) account:$/
/** The lines behind the statement, in their order. */
const order = ['URI', 'Version', 'Chain ID', 'Nonce', 'Issued At', 'Expiration Time', 'Not Before', 'Request ID']
/** Names of Solana's networks, beside the reference of CAIP-2. */
const clusters: Readonly<Record<string, readonly string[]>> = {
  '5eykt4UsFv8P8NJdTREpY1vzqKqZKvdp': ['mainnet', 'mainnet-beta', 'solana:mainnet'],
  EtWTRABZaYq6iMfeYKouRu166VU2xqa1: ['devnet', 'solana:devnet'],
  '4uhcVJyU9pJkvQyS88uRDiswHXSCkY3z': ['testnet', 'solana:testnet'],
}

/**
 * Whether a text signs its reader in to the app itself (SECURITY T17). Throws a `SiteError` for one that would sign in
 * anywhere else, to another account or network, or that is a sign-in without its form: whoever reads it might take it.
 */
export function isSignIn(text: string, { app, namespace, reference, address }: WishContext): boolean {
  if (!phrase.test(text)) return false
  const told = readSignIn(text)
  if (!told) throw new SiteError('This looks like a sign-in, and isn’t one. It isn’t signed.')
  const { host, origin, protocol } = new URL(app)
  const uri = told.fields.get('URI')
  const isHere = told.domain === host && (told.scheme ?? protocol) === protocol
  if (!isHere || (uri === undefined ? namespace === 'eip155' : originOf(uri) !== origin))
    throw new SiteError('This is a sign-in to another site than the one you’re on. It isn’t signed.')
  const isEvm = namespace === 'eip155'
  const isOwn = isEvm ? told.address.toLowerCase() === address.toLowerCase() : told.address === address
  if (!isOwn || told.account !== (isEvm ? 'Ethereum' : 'Solana'))
    throw new SiteError('This is a sign-in with another account than yours. It isn’t signed.')
  const chain = told.fields.get('Chain ID')
  const names = [reference, `${namespace}:${reference}`, ...(isEvm ? [] : (clusters[reference] ?? []))]
  // Solana’s own texts may leave it out.
  if (chain === undefined ? isEvm : !names.includes(chain))
    throw new SiteError('This is a sign-in on another network than the one in use. It isn’t signed.')
  return true
}

/** Reads the text by the grammar of EIP-4361: a line more, or one at another place, and it is none. */
function readSignIn(text: string): SignInFields | undefined {
  const [head = '', address = '', gap = '', ...rest] = text.split('\n')
  const [, scheme, domain, account] = first.exec(head) ?? []
  if (domain === undefined || account === undefined || phrase.test(text.slice(head.length))) return undefined
  if (!/^\w{32,44}$/.test(address)) return undefined
  // Solana’s form ends there where nothing follows.
  const base = { scheme, domain, account, address }
  if (rest.length === 0) return gap === '' ? { ...base, fields: new Map() } : undefined
  if (gap !== '') return undefined
  const lines = withoutStatement(rest)
  const fields = lines && readFields(lines)
  if (!fields || (account === 'Ethereum' && order.slice(0, 5).some((name) => !fields.has(name)))) return undefined
  return fields.has('Version') && fields.get('Version') !== '1' ? undefined : { ...base, fields }
}

/** The lines of the fields: in front of them one line of words and an empty one, an empty one alone, or nothing. */
function withoutStatement(lines: readonly string[]): readonly string[] | undefined {
  const [one = '', two] = lines
  if (one === '') return lines.slice(1)
  if (isField(one)) return lines
  return two === '' || two === undefined ? lines.slice(2) : undefined
}

function isField(line: string): boolean {
  return order.some((name) => line.startsWith(`${name}: `)) || line === 'Resources:'
}

function readFields(lines: readonly string[]): ReadonlyMap<string, string> | undefined {
  const fields = new Map<string, string>()
  let place = -1
  for (const [index, line] of lines.entries()) {
    if (line === 'Resources:') return lines.slice(index + 1).every((each) => /^- \S+$/.test(each)) ? fields : undefined
    const at = order.findIndex((name) => line.startsWith(`${name}: `))
    const name = order[at]
    if (name === undefined || at <= place) return undefined
    place = at
    fields.set(name, line.slice(name.length + 2))
  }
  return fields
}

function originOf(uri: string): string | undefined {
  // A person may be in it, whom no reader of the text would look for.
  if (/[\s@\\]/.test(uri)) return undefined
  return URL.canParse(uri) ? new URL(uri).origin : undefined
}
