import type { Kit } from '../contract/kit.js'

/**
 * A kit, as far as the host's own libraries need it: the one `createModalKit` gives, or `useKit()`. `<ModalKit kit={kit}>`
 * must stand in the page, since it is what shows the modal and starts the kit.
 */
export type AnyKit = Pick<
  Kit,
  'wiring' | 'host' | 'session' | 'registry' | 'router' | 'network' | 'loadModal' | 'explain' | 'use'
>
