import { isLoopback, originOf } from '../../../schema/url.js'
import type { Check } from '../check.js'
import { lineOf } from '../line-of.js'
import { publicRpcHosts } from '../public-rpc-hosts.data.js'

/** In production no chain hangs on one endpoint that promises nothing. */
export const rpcChoice: Check = {
  id: 'D-27',
  severity: 'warning',
  title: 'Production has RPC endpoints that can carry it',
  why: 'Busy public endpoints refuse requests, and balances disappear for your users.',
  async run({ mode, config: { resolved, source } }) {
    if (mode !== 'production' || !resolved) return []
    const proxy = resolved.services.rpc
    return resolved.networks.flatMap(({ name, rpcUrls }) => {
      const [only] = rpcUrls
      const isOwnProxy = only !== undefined && proxy !== undefined && only.startsWith(proxy)
      const open = rpcUrls.filter(isPublic)
      if (isOwnProxy || rpcUrls.some(isLoopback) || open.length < rpcUrls.length || !only) return []
      const names = open.map(originOf).join(', ')
      return [
        {
          what: `${name} is asked at public endpoints only: ${names}.`,
          fix: "Add an endpoint of your own before them, or name a proxy: services: { rpc: 'https://…' }.",
          ...(source && { file: source.file, ...lineOf(source.text, only) }),
        },
      ]
    })
  },
}

function isPublic(url: string): boolean {
  const host = new URL(url).hostname
  return publicRpcHosts.some((name) => host === name || host.endsWith(`.${name}`))
}
