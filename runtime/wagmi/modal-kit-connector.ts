import { type Chain, SwitchChainError } from 'viem'
import type { AnyKit } from '../bridge/any-kit.js'
import { liveOf, restoredLive } from '../bridge/live.js'
import { networkSwitch } from '../contract/provided.js'
import { askForAccount } from '../viem/ask-account.js'
import { isRefusal, notConnected, toProviderFailure, unknownChain } from '../viem/errors.js'
import { kitProvider } from '../viem/kit-provider.js'
import { createConnectorBridge, type Told, toldOf } from './connector-bridge.js'
import type { ConnectAnswer, ConnectWishes, WagmiConnector, WagmiSetup } from './connector-shape.js'

/** What a list of wagmi's connectors shows for the kit. */
export interface ModalKitConnectorOptions {
  /** `modalKit` unless told. */
  readonly id?: string
  /** `Modal Kit` unless told. */
  readonly name?: string
  readonly icon?: string
}

/** The `type` of the kit's connector in wagmi. */
export const modalKitType = 'modalKit'

/**
 * Makes the kit a connector of wagmi 2 or 3, for `createConfig({ connectors: [modalKitConnector(kit)] })`: wagmi's
 * hooks then follow the kit's eip155 account, however it was connected, and the kit follows what is done through wagmi.
 * `connect` opens the modal and rejects with 4001 when the user closes it. Nothing happens on a server, and no wallet
 * is touched before `connect`. Errors are viem's, with the number EIP-1193 has for them.
 */
export function modalKitConnector(
  kit: AnyKit,
  { id = 'modalKit', name = 'Modal Kit', icon }: ModalKitConnectorOptions = {},
): (setup: WagmiSetup) => WagmiConnector {
  return ({ chains, emitter }) => {
    const provider = kitProvider(kit)
    const teller = createConnectorBridge(kit, emitter)

    function mustBeLive(method: string): Told {
      const live = liveOf(kit, 'eip155')
      if (!live) throw notConnected(method)
      return toldOf(live)
    }

    async function switchChain({ chainId }: { chainId: number }): Promise<Chain> {
      const network = kit.network(`eip155:${chainId}`)
      const chain = chains.find((item) => item.id === chainId)
      if (!network || !chain) throw unknownChain(`eip155:${chainId}`)
      try {
        await (await kit.use(networkSwitch)).switchTo(network.caipNetworkId, new AbortController().signal)
        return chain
      } catch (cause) {
        const error = await kit.explain(cause)
        throw isRefusal(error) ? toProviderFailure(error, 'wallet_switchEthereumChain') : new SwitchChainError(error)
      }
    }

    async function connected({ chainId, isReconnecting }: ConnectWishes<boolean>): Promise<Told> {
      const live = isReconnecting ? await restoredLive(kit, 'eip155') : await askForAccount(kit)
      if (!live) throw notConnected('connect')
      if (chainId !== undefined && chainId !== toldOf(live).chainId) {
        await switchChain({ chainId }).catch((cause: unknown) => {
          // Connected to another chain than asked for is still connected, unless the user refused.
          if (isRefusal(cause)) throw cause
        })
      }
      return mustBeLive('connect')
    }

    return {
      id,
      name,
      type: modalKitType,
      ...(icon !== undefined && { icon }),
      async setup() {
        teller.start()
      },
      async connect<withCapabilities extends boolean = false>(wishes: ConnectWishes<withCapabilities> = {}) {
        const { accounts, chainId } = await teller.quietly(() => connected(wishes))
        const given = wishes.withCapabilities ? accounts.map((address) => ({ address, capabilities: {} })) : accounts
        // The type of the accounts hangs on a flag that is a value here.
        return { accounts: given, chainId } as ConnectAnswer<withCapabilities>
      },
      async disconnect() {
        await teller.quietly(async () => {
          await kit.session.disconnect('eip155')
          return undefined
        })
      },
      getAccounts: async () => mustBeLive('getAccounts').accounts,
      getChainId: async () => Number(await provider.request({ method: 'eth_chainId' })),
      getProvider: async () => provider,
      isAuthorized: async () => (await restoredLive(kit, 'eip155')) !== undefined,
      switchChain,
      // The kit hears its wallets itself; a library that calls these wants wagmi to look again.
      onAccountsChanged: teller.tell,
      onChainChanged: teller.tell,
      onDisconnect: teller.tell,
    }
  }
}
