import { expect, test } from 'vitest'
import { fakeConnector } from '../../../test/unit/fake-connector.js'
import { evmNetwork, fakeKit } from '../../../test/unit/fake-kit.js'
import type { Connector } from '../../contract/connector.js'
import type { Network } from '../../core/network.js'
import { networkGroups, type Places } from './network-groups.js'

const solana: Network = {
  ...evmNetwork(1, 'Solana'),
  id: '5eykt4',
  caipNetworkId: 'solana:5eykt4',
  chainNamespace: 'solana',
}
const networks = [evmNetwork(1, 'Ethereum'), solana, evmNetwork(10, 'Optimism'), evmNetwork(137, 'Polygon')]

const nobody: Places['session'] = { connectorOf: () => undefined, account: () => undefined }

/** The list as lines: namespace, then `name mark blockedBy`. */
function lines(session = nobody, state: Partial<Places['state']> = {}, query = ''): readonly string[] {
  const places = { session, state: { caipNetworkId: 'eip155:1', picked: undefined, ...state } } as const
  return networkGroups(networks, query, places).flatMap(({ namespace, rows }) => [
    `# ${namespace}`,
    ...rows.map(({ network, mark, blockedBy }) => [network.name, mark, blockedBy].filter(Boolean).join(' ')),
  ])
}

/** A wallet on Ethereum. */
async function onEthereum(more: Partial<Connector> = {}): Promise<Places['session']> {
  const { kit } = fakeKit()
  await kit.session.connect(fakeConnector({ name: 'Harbor', ...more }), new AbortController().signal)
  return kit.session
}

test('behavior: namespaces stand together, in the order of the config', () => {
  expect(lines()).toEqual(['# eip155', 'Ethereum current', 'Optimism', 'Polygon', '# solana', 'Solana'])
})

test('behavior: search finds names and ids; a namespace may be left without any', () => {
  expect(lines(nobody, {}, 'poly')).toEqual(['# eip155', 'Polygon', '# solana'])
  expect(lines(nobody, {}, '1')).toEqual(['# eip155', 'Ethereum current', 'Optimism', 'Polygon', '# solana'])
  expect(lines(nobody, {}, 'solana:')).toEqual(['# eip155', '# solana', 'Solana'])
  expect(lines(nobody, {}, 'zebra')).toEqual(['# eip155', '# solana'])
})

test('behavior: the network of the app and that of the wallet are told apart', async () => {
  const apart = lines(await onEthereum(), { picked: 'eip155:10' })
  expect(apart).toEqual(['# eip155', 'Ethereum wallet', 'Optimism app', 'Polygon', '# solana', 'Solana'])
})

test('behavior: a wallet of another namespace than the one shown is found again', async () => {
  const other = lines(await onEthereum(), { caipNetworkId: 'solana:5eykt4' })
  expect(other).toEqual(['# eip155', 'Ethereum wallet', 'Optimism', 'Polygon', '# solana', 'Solana current'])
})

test('behavior: a wallet on a network the app does not use marks nothing', () => {
  const away = lines(nobody, { caipNetworkId: 'eip155:5' })
  expect(away).toEqual(['# eip155', 'Ethereum', 'Optimism', 'Polygon', '# solana', 'Solana'])
})

test('behavior: what the wallet cannot switch to comes last, with its name, and never where it is', async () => {
  const limited = lines(await onEthereum({ canSwitchTo: ({ id }) => id === 137 }))
  expect(limited).toEqual(['# eip155', 'Ethereum current', 'Polygon', 'Optimism Harbor', '# solana', 'Solana'])
})
