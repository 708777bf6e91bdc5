import type { NetworksApi } from '../features/networks/feature.js'
import type { Kit } from '../kit.js'

/**
 * A kit of any wiring, as far as the host's own libraries need it: the one `createModalKit` gives, or `useKit()`.
 * `<ModalKit kit={kit}>` must stand in the page, since it is what shows the modal and starts the kit.
 */
export interface AnyKit
  extends Pick<Kit, 'wiring' | 'host' | 'session' | 'registry' | 'router' | 'network' | 'loadModal' | 'explain'> {
  /** `never`: a kit of a narrower wiring knows fewer ids. Ask through `networksOf`. */
  load(id: never): Promise<unknown>
}

/** The networks feature, which every kit has. */
export async function networksOf(kit: AnyKit): Promise<NetworksApi> {
  // Every kit knows this id; the type above cannot say so for all wirings at once.
  return (await kit.load('networks' as never)) as NetworksApi
}
