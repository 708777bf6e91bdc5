import { z } from 'zod'
import type { Backend } from '../backend.js'
import { namespaceOf } from '../caip.js'

const height = z.string().regex(/^0x[0-9a-fA-F]{1,13}$/)

/** Blocks between the head and what is indexed, by CAIP-2 chain: of the EVM chains that are indexed and whose head can be read. */
export async function readIndexLag(
  { db, chains }: Pick<Backend, 'db' | 'chains'>,
  signal?: AbortSignal,
): Promise<ReadonlyMap<string, number>> {
  const followed = chains.list().filter(({ settings }) => settings.index && namespaceOf(settings.chainId) === 'eip155')
  if (followed.length === 0) return new Map()
  const cursors = await db.selectFrom('index_cursors').select(['chain_id', 'next_block']).execute()
  const lags = await Promise.all(
    cursors.map(async ({ chain_id, next_block }) => {
      const chain = followed.find(({ settings }) => settings.chainId === chain_id)
      const head = await chain?.request('eth_blockNumber', [], signal).catch(() => undefined)
      const read = height.safeParse(head)
      return read.success ? ([chain_id, Math.max(0, Number(read.data) + 1 - next_block)] as const) : undefined
    }),
  )
  return new Map(lags.filter((lag) => lag !== undefined))
}
