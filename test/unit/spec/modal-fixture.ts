import type { Feature, RouterRules } from '../../../runtime/contract/kit.js'
import { createNavigation } from '../../../runtime/ui/navigation.js'
import type { Namespace } from '../../../schema/caip.js'
import { fakeConnector } from '../fake-connector.js'
import { ethereum, evmNetwork, fakeKit, polygon } from '../fake-kit.js'
import { type FakeHost, fakeHost } from '../fakes.js'

/** What a modal of these tests is made of. */
export interface ModalPlan {
  readonly rules?: RouterRules
  readonly isMobile?: boolean
}

const solana = { ...evmNetwork(1, 'Solana'), chainNamespace: 'solana', caipNetworkId: 'solana:1' } as const

/** A feature that only says how to move. */
export function ruling(id: string, rules: RouterRules): Feature {
  return { id, slots: { rules }, load: async () => ({}) }
}

/** A modal without a screen: kit and navigation over fakes, its code already here. */
export async function modalOf({ rules = {}, isMobile = false }: ModalPlan = {}) {
  const host: FakeHost = fakeHost({ isMobile })
  const { kit } = fakeKit({ networks: [ethereum, polygon, solana], features: [ruling('fake', rules)] }, host)
  await kit.loadModal()
  const navigation = createNavigation(kit)
  const { router, session } = kit
  return {
    kit,
    host,
    router,
    navigation,
    views: () => router.state.peek().stack.map(({ view }) => view),
    top: () => router.state.peek().stack.at(-1),
    isOpen: () => router.state.peek().isOpen,
    connect: async (namespace: Namespace = 'eip155') => {
      await session.connect(fakeConnector({ namespace }), new AbortController().signal)
    },
  }
}
