import { useEffect, useState } from 'react'
import { fill } from '../../../schema/error.js'
import { useKit } from '../../react/provider.js'
import { shortAddress } from '../../ui/short-address.js'
import type { ViewUi } from '../../ui/view-ui.js'
import { accountTexts } from './texts.js'

/** Milliseconds the sign of success stays. */
const COPIED_MS = 1_600

/** The address, and the button that copies it. The button itself says that it worked. */
export function AddressButton({ address, ui }: { readonly address: string; readonly ui: ViewUi }) {
  const { clock } = useKit().host
  const { Icon, announce, copy, toasts } = ui
  const [copies, setCopies] = useState(0)
  const [isCopied, setCopied] = useState(false)

  useEffect(() => {
    if (copies === 0) return undefined
    const leaving = new AbortController()
    setCopied(true)
    clock.sleep(COPIED_MS, leaving.signal).then(
      () => setCopied(false),
      () => {},
    )
    return () => leaving.abort()
  }, [copies, clock])

  async function onCopy(button: HTMLElement): Promise<void> {
    if (!(await copy(address, button))) return toasts.show('error', accountTexts.notCopied)
    announce(accountTexts.copied)
    setCopies((count) => count + 1)
  }

  const short = shortAddress(address)
  return (
    <button
      type="button"
      className="mk-button mk-address"
      data-kind="quiet"
      data-copied={isCopied ? '' : undefined}
      aria-label={fill(accountTexts.copy, { address: short })}
      title={address}
      onClick={(event) => void onCopy(event.currentTarget)}
    >
      <bdi>{short}</bdi>
      <Icon name={isCopied ? 'check' : 'copy'} />
    </button>
  )
}
