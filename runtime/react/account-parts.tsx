'use client'
import { useEffect, useState } from 'react'
import { shortAmountText } from '../core/amount-text.js'
import { NetworkImage } from '../ui/network-image.js'
import type { ShowOptions } from './button-state.js'
import { useAccount, useNetwork } from './hooks.js'
import { useKit } from './use-kit.js'
import { useRead } from './use-read.js'
import { useValue } from './use-value.js'

/** Characters of an amount that its place has room for, beside a symbol. */
const AMOUNT = 9

/** What the name takes. */
export interface NameProps {
  /** What is said without one. */
  readonly plain: string
  readonly show: ShowOptions
  /** Told all that is said aloud: what is written, and what is only drawn. */
  onTell(text: string): void
}

/** The name of the account, looked up unless it is not to be shown, or what is said without one. */
export function Name({ plain, show, onTell }: NameProps) {
  const account = useAccount()
  const { isSupported, name: networkName } = useNetwork()
  const amount = useAmount(!!show.balance)
  const name = isSupported && show.name !== false ? account.name : undefined
  const text = name ?? plain
  // In the order it is written: voice control takes the words as they stand there (WCAG 2.5.3, label in name).
  const said = [amount ? `${amount} ${text}` : text, show.network && networkName].filter(Boolean).join(', ')
  useEffect(() => onTell(said), [onTell, said])
  if (!name || show.name !== 'wide') return <bdi>{text}</bdi>
  return (
    <>
      <bdi data-show="wide">{name}</bdi>
      <bdi data-show="narrow">{plain}</bdi>
    </>
  )
}

/** The picture of the account, over that of its address; nothing where it has none or it cannot be drawn. */
export function Picture({ show }: { readonly show: ShowOptions }) {
  const account = useAccount()
  const [broken, setBroken] = useState<string>()
  const picture = show.name === false ? undefined : account.picture
  if (!picture || picture === broken) return null
  return (
    <img
      className="mk-image"
      data-shape="round"
      src={picture}
      alt=""
      referrerPolicy="no-referrer"
      onError={() => setBroken(picture)}
    />
  )
}

/** The mark of the network the account is on, of those of the app. */
function Network() {
  const { network } = useNetwork()
  return network && <NetworkImage network={network} size="small" />
}

/** The native balance, read while it is here; a dash where it cannot be. */
function Balance() {
  const amount = useAmount(true)
  // Read from left to right in every script, as its digits are.
  return amount && <bdi>{amount}</bdi>
}

/** The native balance as it is written, read if it is shown: empty until it is known, and on a network that the app does not work on. */
function useAmount(isShown: boolean): string {
  const { lang } = useValue(useKit().words)
  const { isSupported } = useNetwork()
  const [{ status, amount }, ask] = useRead('balance', { status: 'idle' })
  useEffect(() => {
    if (isShown) ask()
  }, [isShown, ask])
  if (!isShown || !isSupported) return ''
  if (amount) return `${shortAmountText(amount, lang, AMOUNT)} ${amount.symbol}`
  return status === 'failed' ? '—' : ''
}

/** What stands before the picture, by the names of `ShowOptions`. */
export { Balance as balance, Network as network }
