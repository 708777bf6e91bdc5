import { z } from 'zod'
import { discriminate, strict } from './shapes.js'
import { socketUrl, webUrl } from './url.js'

/** Where the services of the kit are. One that is not named is not contacted. */
export interface ServiceUrls {
  /** Wallet directory and project configuration. */
  readonly api?: string | undefined
  /** JSON-RPC proxy: `{rpc}/v1/?chainId=eip155:1&projectId=…` is asked. */
  readonly rpc?: string | undefined
  /** WalletConnect relay, `wss:`. */
  readonly relay?: string | undefined
  /** Site of the embedded wallet; `protocol: 4` for a site that speaks window messages only. */
  readonly frame?: string | { readonly url: string; readonly protocol: 4 } | undefined
  readonly analytics?: string | undefined
  readonly images?: string | undefined
}

/** `local` is the stack of `modal-kit dev`, `reown` are Reown's hosts, an object names your own. */
export type ServicesInput = 'local' | 'reown' | ServiceUrls

const named = z.enum(['local', 'reown'])

const frame = discriminate<string | { readonly url: string; readonly protocol: 4 }>((value) =>
  typeof value === 'object' ? strict({ url: webUrl, protocol: z.literal(4) }) : webUrl,
)

const urls = strict({
  api: webUrl.optional(),
  rpc: webUrl.optional(),
  relay: socketUrl.optional(),
  frame: frame.optional(),
  analytics: webUrl.optional(),
  images: webUrl.optional(),
})

/** The `services` key of the config. */
export const servicesSchema = discriminate<ServicesInput>((value) => (typeof value === 'object' ? urls : named))

/** The names that may stand in `services`, for suggestions. */
export const serviceNames = Object.keys(urls.shape)
