import type { ReactNode } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { emailToken } from '../email/contract.js'
import { providerNames } from './provider-names.data.js'
import { walletSettingsTexts } from './settings-texts.js'
import type { Wallet } from './use-wallet.js'

/** Longest e-mail that is shown whole (SPEC §5), and longest name of a user at a provider. */
const MOST_LETTERS = 30

/** What the rows take. */
export interface KeptProps {
  readonly ui: ViewUi
  readonly wallet: Wallet
  /** The origin of the wallet's site. */
  readonly site: string
}

/** How the user has signed in, and the site that keeps the keys. */
export function Kept({ ui, wallet, site }: KeptProps) {
  const words = ui.useWords(walletSettingsTexts)
  const email = useValue(wallet.email)
  const social = useValue(wallet.social)
  const provider = social && providerNames[social.provider]
  return (
    <ul className="mk-list">
      {social && provider && (
        <Still detail={fill(words.signedInWith, { provider })} title={clean(social.userName ?? '', MOST_LETTERS)} />
      )}
      {email !== undefined && <Email ui={ui} email={email} label={social ? words.email : words.signedIn} />}
      <Still detail={words.kept} title={new URL(site).host}>
        <span className="mk-row-detail">{words.keptText}</span>
      </Still>
    </ul>
  )
}

interface StillProps {
  readonly detail: string
  /** Empty where there is nothing to say. */
  readonly title: string
  readonly children?: ReactNode
}

/** A row that leads nowhere. */
function Still({ detail, title, children }: StillProps) {
  return (
    <li className="mk-row mk-still">
      <span className="mk-row-text">
        <span className={title ? 'mk-row-detail' : 'mk-row-title'}>{detail}</span>
        {title && <bdi className="mk-row-title">{title}</bdi>}
        {children}
      </span>
    </li>
  )
}

interface EmailProps extends Pick<KeptProps, 'ui'> {
  readonly email: string
  readonly label: string
}

/** The e-mail address: a button that leads to another one, where the app has logins by mail. */
function Email({ ui, email, label }: EmailProps) {
  const kit = useKit()
  const words = ui.useWords(walletSettingsTexts)
  const shown = clean(email, MOST_LETTERS)
  if (!kit.has(emailToken)) return <Still detail={label} title={shown} />
  return (
    <li>
      <button
        type="button"
        className="mk-row"
        data-leads="UpdateEmailWallet"
        onClick={() => ui.navigation.push('UpdateEmailWallet')}
      >
        <span className="mk-row-text">
          <span className="mk-row-detail">{label}</span>
          <bdi className="mk-row-title">{shown}</bdi>
        </span>
        <span className="mk-tag">{words.edit}</span>
      </button>
    </li>
  )
}
