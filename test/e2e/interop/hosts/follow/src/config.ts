import { chainsOf } from 'create-modal-kit/wagmi'
import { createConfig, http } from 'wagmi'
import { wiring } from './modal-kit/generated'

const chains = chainsOf({ wiring })

/** The host's own: with wallets of its own, here those that the browser announces. */
export const config = createConfig({
  chains,
  transports: Object.fromEntries(chains.map(({ id }) => [id, http()])),
})
