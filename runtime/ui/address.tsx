import { type ReactNode, useEffect, useState } from 'react'
import { fill } from '../../schema/explain-error.js'
import type { ViewUi } from '../contract/view.js'
import { shortAddress } from '../core/address-look.js'
import { useKit } from '../react/use-kit.js'
import { addressTexts } from './address-texts.js'

/** What the address takes. */
export interface AddressButtonProps {
  readonly address: string
  readonly ui: ViewUi
  /** The name of the account, cleaned: it stands before the address. */
  readonly name?: string | null
  /** Every character is shown, for what must be compared before money is sent. */
  readonly isWhole?: boolean
}

/** Milliseconds the sign of success stays. */
const COPIED_MS = 1_600

/** The address, and the button that copies it. The button itself says that it worked. */
export function AddressButton({ address, ui, name, isWhole = false }: AddressButtonProps) {
  const { clock } = useKit().host
  const { Icon, announce, copy, toasts, useWords } = ui
  const words = useWords(addressTexts)
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
    if (!(await copy(address, button))) return toasts.show('error', words.notCopied)
    announce(words.copied)
    setCopies((count) => count + 1)
  }

  const text = isWhole ? address : shortAddress(address)
  return (
    <button
      type="button"
      className="mk-button mk-address"
      data-kind="quiet"
      data-whole={isWhole ? '' : undefined}
      data-copied={isCopied ? '' : undefined}
      aria-label={fill(words.copy, { address: name ? `${name} ${text}` : text })}
      title={address}
      onClick={(event) => void onCopy(event.currentTarget)}
    >
      {name && (
        <>
          <bdi className="mk-name">{name}</bdi>{' '}
        </>
      )}
      <bdi dir="ltr">{isWhole ? inGroups(address) : text}</bdi>
      <Icon name={isCopied ? 'check' : 'copy'} />
    </button>
  )
}

/** Characters of an address in groups of four, which the eye compares one by one. There is no space to copy between them. */
function inGroups(address: string): ReactNode {
  return address.match(/.{1,4}/gu)?.map((group, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: groups may be alike, and their order does not change.
    <span key={place}>{group}</span>
  ))
}
