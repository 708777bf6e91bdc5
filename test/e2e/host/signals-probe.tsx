import { useSignals } from '@preact/signals-react/runtime'
import { useKit } from './modal-kit/index.js'

/** A host component that reads the kit's cells as the signals they are, without the kit's hooks. */
export function SignalsProbe() {
  useSignals()
  const { session, router } = useKit()
  return (
    <>
      <output data-fact="signal-status">{session.state.value.namespaces.eip155?.status ?? ''}</output>
      <output data-fact="signal-open">{String(router.state.value.isOpen)}</output>
    </>
  )
}
