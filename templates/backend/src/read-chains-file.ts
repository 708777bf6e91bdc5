import { readFileSync } from 'node:fs'
import { z } from 'zod'
import { type ChainSettings, chainSettings } from './chains/chain-settings.js'

const example =
  '[{"chainId":"eip155:1","name":"Ethereum","rpcUrls":["https://…"],"native":{"name":"Ether","symbol":"ETH","decimals":18}}]'

/** Reads `chains.json`. Faults come as one line each, with what to write. */
export function readChainsFile(
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
