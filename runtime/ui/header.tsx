import { clean } from '../core/clean.js'
import { useKit } from '../react/use-kit.js'
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
  /** Spec name of the view. Until the view gives a title, and where it cannot be shown, the app's name is there. */
  readonly view: string
  readonly canGoBack: boolean
  readonly canClose: boolean
}

/**
 * The title, back or what the view puts there, close. The focus begins at the title, so that in the document it stands
 * before the controls on both sides of it: Tab goes through them as they are seen. `data-lead`.
 */
export function Header({ titleId, view, canGoBack, canClose }: HeaderProps) {
  const { header, navigation } = useShell()
  const { app } = useKit().wiring
  const words = useWords(shellTexts)
  const content = useValue(header)
  const title = content?.text ?? app.name
  const lead = content?.lead
  return (
    <header className="mk-header" data-lead={lead ? '' : undefined}>
      <h2 key={view} id={titleId} className="mk-title" tabIndex={-1} ref={markForFocus}>
        {content?.image}
        <bdi className={lead ? 'mk-hidden' : undefined}>{clean(title)}</bdi>
      </h2>
      <div>
        {lead ??
          (canGoBack ? (
            <Button kind="icon" aria-label={words.back} onClick={navigation.back}>
              <Icon name="back" isMirrored />
            </Button>
          ) : (
            content?.start
          ))}
      </div>
      <div>
        {content?.end}
        {canClose && (
          <Button kind="icon" aria-label={words.close} onClick={navigation.dismiss}>
            <Icon name="close" />
          </Button>
        )}
      </div>
    </header>
  )
}

/** Tells the browser where the focus goes when the dialog opens; React keeps the attribute to itself. */
function markForFocus(title: HTMLElement | null): void {
  title?.setAttribute('autofocus', '')
}
