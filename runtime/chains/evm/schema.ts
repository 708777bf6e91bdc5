import { chainIdProblem, defineChain } from '../../../schema/network-info.js'
import { networkTable } from '../../../schema/networks.data.js'

/** The EVM chains, as the CLI sees them: those that viem/chains exports. */
export const evm = defineChain({
  namespace: 'eip155',
  name: 'evm',
  title: 'EVM chains',
  reads: 'the native balance',
  addresses: { name: 'evmAddresses', from: 'chains/evm/addresses' },
  source: { name: 'injected', from: 'connectors/injected', with: 'page' },
  // The newest that installs (TESTBED 0).
  packages: { viem: '2.57.1' },
  networks: networkTable,
  problemOf(reference) {
    const id = /^[1-9]\d*$/.test(reference) ? Number(reference) : Number.NaN
    const problem = chainIdProblem(id)
    if (problem || Object.values(networkTable).some((network) => network.id === id)) return problem
    return {
      message: 'is not a chain that viem/chains knows',
      fix: 'Write the chain as an object: { id, name, nativeCurrency, rpcUrls }.',
    }
  },
  idProblem: (id) => chainIdProblem(typeof id === 'number' ? id : Number.NaN),
  question: {
    method: 'eth_chainId',
    read: (result) =>
      typeof result === 'string' && /^0x[\da-f]{1,16}$/i.test(result) ? `${BigInt(result)}` : undefined,
  },
  localPort: ({ evm: ports }, id) => ports[Number(id)],
})
