import { expect, test } from 'vitest'
import { config, dependencies, type Files, healthy, installed } from '../../test/unit/doctor-run.js'
import { examine } from '../../test/unit/examine.js'
import { genesisHashes } from '../stack/solana/local-solana.js'

/** A project that has the package of Solana. */
const withSolana: Files = {
  'package.json': JSON.stringify({ name: 'app', dependencies: { ...dependencies, '@solana/web3.js': '2.0.0' } }),
  ...installed('@solana/web3.js', '2.0.0'),
}

/** Examines an app whose only node, of Solana, answers each request with this. */
async function nodeSays(answer: object) {
  const asked: unknown[] = []
  const files = { ...(await healthy(config({ networks }))), ...withSolana }
  const found = await examine({
    files,
    async onFetch(url, init) {
      if (!url.includes('sol.example')) throw new TypeError('not there')
      asked.push(JSON.parse(String(init?.body)))
      return new Response(JSON.stringify({ jsonrpc: '2.0', id: 1, ...answer }))
    },
  })
  return { asked, findings: found.findings.filter(({ id }) => id === 'D-26') }
}

const networks = "[{ network: 'solana', rpcUrls: ['https://sol.example/key'] }]"

test('behavior: a node of Solana is asked for the genesis hash, which tells its cluster', async () => {
  const { asked, findings } = await nodeSays({ result: genesisHashes.mainnet })
  expect([asked, findings]).toEqual([[{ jsonrpc: '2.0', id: 1, method: 'getGenesisHash', params: [] }], []])
})

test.each([
  ['another cluster', { result: genesisHashes.devnet }, /, and answers for Solana Devnet \(chain EtWTRAB\w{25}\)\.$/],
  ['a cluster of its own', { result: '4'.repeat(44) }, /, and answers for chain 4{32}\.$/],
  ['an EVM chain', { result: '0x1' }, /doesn't answer getGenesisHash: status 200\.$/],
  [
    'an error',
    { error: { code: -32601, message: 'Method not found' } },
    /doesn't answer getGenesisHash: status 200\.$/,
  ],
])('error: D-26: a node that answers as %s', async (_, answer, says) => {
  const { findings } = await nodeSays(answer)
  expect(findings).toMatchObject([{ what: expect.stringMatching(says), file: 'modal.config.ts', line: 5 }])
})
