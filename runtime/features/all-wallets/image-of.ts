import type { Services } from '../../contract/app.js'
import { serviceUrl } from '../../transport/service-url.js'
import type { ListedWallet } from './listed-wallet.js'

/** The address of a wallet's picture: at the images service, which the kit shows pictures of alone, or in the entry itself. */
export function imageOf(
  { projectId, services }: { readonly projectId: string; readonly services: Services },
  { image_id: id, image_url: data }: Pick<ListedWallet, 'image_id' | 'image_url'>,
): string | undefined {
  const { images: base } = services
  if (data || id === undefined || base === undefined) return data
  return serviceUrl({ base, path: `/getWalletImage/${encodeURIComponent(id)}`, projectId })
}
