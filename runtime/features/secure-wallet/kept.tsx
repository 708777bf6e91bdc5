import type { ReactNode } from 'react'
import { fill } from '../../../schema/explain-error.js'
import type { ViewUi } from '../../contract/view.js'
import { clean } from '../../core/clean.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'
import { emailToken } from '../email/contract.js'
import { providerNames } from './provider-names.data.js'
import { settingsDrawings } from './settings-drawings.data.js'
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
        <Still
          ui={ui}
          drawing="user"
          detail={fill(words.signedInWith, { provider })}
          title={clean(social.userName ?? '', MOST_LETTERS)}
        />
      )}
      {email !== undefined && <Email ui={ui} email={email} label={social ? words.email : words.signedIn} />}
      <Still ui={ui} drawing="safe" detail={words.kept} title={new URL(site).host}>
        <span className="mk-text mk-row-detail">{words.keptText}</span>
      </Still>
    </ul>
  )
}

interface TileProps extends Pick<KeptProps, 'ui'> {
  readonly drawing: keyof typeof settingsDrawings
}

/** A drawing as large as the picture of a wallet; the words beside it say the same. */
export function Tile({ ui: { Icon }, drawing }: TileProps) {
  return (
    <span className="mk-image mk-tile">
      <Icon drawing={settingsDrawings[drawing]} />
    </span>
  )
}

interface StillProps extends TileProps {
  readonly detail: string
  /** Empty where there is nothing to say. */
  readonly title: string
  readonly children?: ReactNode
}

/** A row that leads nowhere. */
function Still({ ui, drawing, detail, title, children }: StillProps) {
  return (
    <li className="mk-row mk-still">
      <Tile ui={ui} drawing={drawing} />
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
  if (!kit.has(emailToken)) return <Still ui={ui} drawing="mail" detail={label} title={shown} />
  return (
    <li>
      <button
        type="button"
        className="mk-row"
        data-leads="UpdateEmailWallet"
        onClick={() => ui.navigation.push('UpdateEmailWallet')}
      >
        <Tile ui={ui} drawing="mail" />
        <span className="mk-row-text">
          <span className="mk-row-detail">{label}</span>
          <bdi className="mk-row-title">{shown}</bdi>
        </span>
        <span className="mk-tag">
          <span className="mk-link">{words.edit}</span>
        </span>
      </button>
    </li>
  )
}
