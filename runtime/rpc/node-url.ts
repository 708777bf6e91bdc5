import { rpcRules } from './rules.data.js'

/** Where a node is, and how it wants to be asked. */
export interface NodeUrl {
  /** As the config has it. */
  readonly url: string
  /** Without user and password, which `fetch` refuses in an address. */
  readonly href: string
  /** For messages: an address may hold a key. */
  readonly host: string
  /** The RPC proxy of SPEC §7, `{rpc}/v1/?chainId={id}&projectId={id}`; anything else is the host's own. */
  readonly isProxied: boolean
  readonly headers: Readonly<Record<string, string>>
  readonly batchSize: number
}

/** Reads the address of a node. One that is none is kept as it is: asking it fails like any node that is not there. */
export function nodeUrl(url: string): NodeUrl {
  const json = { 'content-type': 'application/json' }
  let at: URL
  try {
    at = new URL(url)
  } catch {
    return { url, href: url, host: url, isProxied: false, headers: json, batchSize: rpcRules.batchSize }
  }
  const isProxied = /\/v1\/?$/.test(at.pathname) && at.searchParams.has('chainId') && at.searchParams.has('projectId')
  const name = [at.username, at.password].map(decodeURIComponent).join(':')
  const secret = at.username ? { authorization: `Basic ${btoa(name)}` } : {}
  at.username = ''
  at.password = ''
  return {
    url,
    href: at.href,
    host: at.host,
    isProxied,
    // Plain text to the proxy, which takes it, spares the browser's question before every request (FACTS 3.3).
    headers: { ...(isProxied ? { 'content-type': 'text/plain' } : json), ...secret },
    batchSize: isProxied ? rpcRules.proxiedBatchSize : rpcRules.batchSize,
  }
}
