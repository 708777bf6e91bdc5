import { clean } from '../core/clean.js'
import { useValue } from '../react/use-value.js'
import { Button } from './primitives/button.js'
import { Icon } from './primitives/icon.js'
import { shellTexts } from './texts.js'
import { useShell } from './use-shell.js'
import { useWords } from './use-words.js'

/** What the header takes. */
export interface HeaderProps {
  /** Id of the title, which names the dialog. */
  readonly titleId: string
  /** Spec name of the view: the title until the view gives its own. */
  readonly view: string
  readonly canGoBack: boolean
  readonly canClose: boolean
}

/** Back or what the view puts there, the title, close. */
export function Header({ titleId, view, canGoBack, canClose }: HeaderProps) {
  const { header, navigation } = useShell()
  const words = useWords(shellTexts)
  const content = useValue(header)
  const title = content?.text ?? view.replace(/(?!^)[A-Z]/g, ' $&')
  const lead = content?.lead
  return (
    <header className="mk-header">
      {lead ??
        (canGoBack ? (
          <Button kind="icon" aria-label={words.back} onClick={navigation.back}>
            <Icon name="back" isMirrored />
          </Button>
        ) : (
          content?.start
        ))}
      <h2 key={view} id={titleId} className="mk-title" tabIndex={-1} ref={markForFocus}>
        <bdi className={lead ? 'mk-hidden' : undefined}>{clean(title)}</bdi>
      </h2>
      {content?.end}
      {canClose && (
        <Button kind="icon" aria-label={words.close} onClick={navigation.dismiss}>
          <Icon name="close" />
        </Button>
      )}
    </header>
  )
}

/** Tells the browser where the focus goes when the dialog opens; React keeps the attribute to itself. */
function markForFocus(title: HTMLElement | null): void {
  title?.setAttribute('autofocus', '')
}
