// Writes schema/networks.data.ts from the viem that is installed: `node test/build/network-table.mjs`.
import { writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import * as chains from 'viem/chains'

const target = new URL('../../schema/networks.data.ts', import.meta.url)

/**
 * The text of `schema/networks.data.ts`: one row for each chain `viem/chains` exports, sorted by name.
 * The kit itself asks none of the endpoints: it contacts no host that the config does not name.
 */
export function networkTable() {
  const rows = Object.entries(chains)
    .filter(([, chain]) => typeof chain?.id === 'number')
    .sort(([a], [b]) => (a < b ? -1 : 1))
  const names = rows.map(([name]) => `  | '${name}'`)
  return `import type { NetworkInfo } from './network-info.js'

/** The export names of \`viem/chains\`. */
// biome-ignore format: one name a line
export type NetworkName =
${names.join('\n')}

const ether = { name: 'Ether', symbol: 'ETH', decimals: 18 }

/** What \`viem/chains\` knows, with one RPC endpoint each. Written by test/build/network-table.mjs. */
// biome-ignore format: one network a line
export const networkTable: Readonly<Record<NetworkName, NetworkInfo>> = {
${rows.map(([name, chain]) => `  ${name}: ${row(chain)},`).join('\n')}
}
`
}

/** @param {import('viem').Chain} chain */
function row({ id, name, nativeCurrency, blockExplorers, testnet, rpcUrls }) {
  const explorer = blockExplorers?.default
  // Wallets refuse others (EIP-3085).
  const open = rpcUrls.default.http.find((url) => url.startsWith('https://'))
  return `{ ${[
    `id: ${id}`,
    `name: ${quote(name)}`,
    `nativeCurrency: ${currency(nativeCurrency)}`,
    ...(explorer
      ? [`blockExplorers: { default: { name: ${quote(explorer.name)}, url: ${quote(trim(explorer.url))} } }`]
      : []),
    ...(testnet ? ['testnet: true'] : []),
    ...(open ? [`publicRpcUrl: ${quote(open)}`] : []),
  ].join(', ')} }`
}

/** @param {import('viem').Chain['nativeCurrency']} nativeCurrency */
function currency({ name, symbol, decimals }) {
  if (name === 'Ether' && symbol === 'ETH' && decimals === 18) return 'ether'
  return `{ name: ${quote(name)}, symbol: ${quote(symbol)}, decimals: ${decimals} }`
}

/** @param {string} text */
function quote(text) {
  return `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'")}'`
}

/** @param {string} url */
function trim(url) {
  return url.replace(/\/+$/, '')
}

if (process.argv[1] === fileURLToPath(import.meta.url)) writeFileSync(target, networkTable())
