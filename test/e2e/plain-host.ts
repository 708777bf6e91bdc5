import type { TestChain } from '../setup/write-networks.js'
import { type SharedHost, sharedHost } from './shared.js'

/** The text of a page with the provider, the button and `place` beside it: the host names no feature by itself. */
export function plainPage(names = 'ConnectButton', place = ''): string {
  return `import { ${names} } from 'create-modal-kit/react'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { ModalKit } from './modal-kit/index.js'
import './modal-kit/modal-kit.css'

const root = document.getElementById('root')
if (root) createRoot(root).render(<StrictMode><ModalKit><ConnectButton />${place}</ModalKit></StrictMode>)
`
}

/** The app of that page with the features that every app has, in English, with a dialog. */
export function plainHost(chains: readonly TestChain[]): Promise<SharedHost> {
  return sharedHost({ entry: 'main', chains, files: { 'src/main.tsx': plainPage() } })
}
