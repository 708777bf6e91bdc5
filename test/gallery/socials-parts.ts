import type { Connection } from '../../runtime/contract/connection.js'
import type { Feature, Kit } from '../../runtime/contract/kit.js'
import { type Cell, cell } from '../../runtime/core/cell.js'
import { secureWalletToken } from '../../runtime/features/secure-wallet/contract.js'
import { slots as walletSlots } from '../../runtime/features/secure-wallet/late.js'
import type { FarcasterState, SocialName, SocialsApi } from '../../runtime/features/socials/contract.js'
import { socials } from '../../runtime/features/socials/feature.js'
import { ModalError } from '../../schema/error.js'
import type { GalleryState } from './gallery-state.js'

/** How far a login in a window is. */
type Step = Awaited<ReturnType<SocialsApi['start']>>['step'] extends Cell<infer Value> ? Value : never

/** What logins with a provider do. */
export interface SocialsPlan {
  /** Those that are on; all of them where it is left out. */
  readonly on?: readonly SocialName[]
  /** Where a login in a window stands, or how it ended. */
  readonly login?: Step | ModalError | 'yes'
  readonly farcaster?: FarcasterState
  readonly connect?: ModalError | 'yes'
}

/** An API that stands where it is planned, and never asks anybody. The first wallet of the gallery is what it connects. */
export function fakeSocials(kit: Kit, { login = 'opening', farcaster, connect }: SocialsPlan = {}): SocialsApi {
  return {
    async ready() {},
    start: async () => ({
      step: cell(typeof login === 'string' && login !== 'yes' ? login : 'finishing'),
      open() {},
      done: new Promise((resolve, reject) => {
        if (login instanceof ModalError) reject(login)
        else if (login === 'yes') resolve()
      }),
    }),
    farcaster: { state: cell<FarcasterState>(farcaster ?? { step: 'making' }), join: () => () => {}, renew() {} },
    async connect(signal): Promise<Connection> {
      if (connect instanceof ModalError) throw connect
      const [wallet] = kit.registry.list.peek()
      if (!connect || !wallet) return new Promise(() => {})
      return kit.session.connect(wallet, signal)
    },
  }
}

/** The feature with another logic behind its views; `make` is given the kit. */
export function socialsFeature(make: (kit: Kit) => SocialsApi, on?: readonly SocialName[]): Feature<SocialsApi> {
  return { ...socials(on && { socials: on }), load: async (kit) => make(kit) }
}

/** The embedded wallet, as far as its errors are shown. */
const secureWallet: Feature = { id: secureWalletToken.id, slots: { ...walletSlots }, load: async () => ({}) }

const socialsViews: NonNullable<GalleryState['views']> = {
  ConnectSocials: () => import('../../runtime/features/socials/connect-socials.view.js'),
  ConnectingSocial: () => import('../../runtime/features/socials/connecting-social.view.js'),
  ConnectingFarcaster: () => import('../../runtime/features/socials/connecting-farcaster.view.js'),
}

/** What turns logins with a provider on in the gallery. */
export function socialsParts(
  make: SocialsPlan | ((kit: Kit) => SocialsApi) = {},
  on = typeof make === 'function' ? undefined : make.on,
): Pick<GalleryState, 'features' | 'views'> {
  const logic = typeof make === 'function' ? make : (kit: Kit) => fakeSocials(kit, make)
  return { features: [socialsFeature(logic, on), secureWallet], views: socialsViews }
}
