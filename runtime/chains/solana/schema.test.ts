import fc from 'fast-check'
import { expect, test } from 'vitest'
import { genesisHashes } from '../../../cli/stack/solana/local-solana.js'
import { clusters } from '../../connectors/solana/clusters.data.js'
import { solanaChain } from './answers.js'
import { solana } from './schema.js'

const { networks, problemOf, idProblem, question } = solana
const known = Object.values(networks).map((network) => ({ formerId: undefined, ...network }))

test('param: the clusters are known by the ids of now and of old', () => {
  expect(Object.keys(networks)).toEqual(['solana', 'solanaDevnet', 'solanaTestnet'])
  for (const { id, formerId = id } of known)
    expect([problemOf(id), problemOf(formerId)]).toEqual([undefined, undefined])
  for (const text of [networks.solana.id.toLowerCase(), networks.solana.id.slice(0, 31), `${networks.solana.id}K`, ''])
    expect(problemOf(text)).toMatchObject({ message: 'is not a cluster of Solana that this version knows' })
})

test('behavior: what the config may name is what the connectors know, under the same ids', () => {
  const idOf = (reference: string) => `solana:${reference}`
  expect(known.map(({ id, formerId }) => [idOf(id), formerId && idOf(formerId)])).toEqual(
    clusters.map(({ caipNetworkId, formerId }) => [caipNetworkId, formerId]),
  )
})

test('param: a cluster that the config describes has the beginning of its genesis hash for an id', () => {
  expect([networks.solana.id, '1'.repeat(32)].map(idProblem)).toEqual([undefined, undefined])
  expect(idProblem(networks.solanaDevnet.formerId ?? '')).toEqual({
    message: 'is the former id of Solana Devnet',
    fix: `Write id: '${networks.solanaDevnet.id}'.`,
  })
  for (const id of [1, '', 'O'.repeat(32), genesisHashes.mainnet, networks.solana.id.slice(1)])
    expect(idProblem(id)).toMatchObject({ message: 'is no id of a cluster of Solana' })
})

test('behavior: a node tells its cluster by its genesis hash, and the CLI reads it as the browser does', () => {
  const answers = Object.values(genesisHashes)
  expect(question.method).toBe(solanaChain.method)
  expect(answers.map((hash) => question.read(hash))).toEqual(known.map(({ id }) => id))
  expect(answers.map((hash) => solanaChain.read(hash))).toEqual(known.map(({ id }) => id))
  fc.assert(
    fc.property(fc.anything(), (answer) => {
      expect(question.read(answer)).toBeUndefined()
    }),
  )
})
