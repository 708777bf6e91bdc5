import { type ReactNode, useEffect } from 'react'
import { clean } from './clean.js'
import { Icon } from './primitives/icon.js'
import { useShell } from './use-shell.js'

/** What a scene takes. */
export interface SceneProps {
  readonly image: ReactNode
  /** Draws the ring around the image that says "somebody is working". */
  readonly isBusy?: boolean
  /** Puts a badge on the image. */
  readonly badge?: keyof typeof badges | undefined
  /** The code of the error shown, for tests and support. */
  readonly code?: string
  readonly title: string
  readonly text: string
  /** Buttons. */
  readonly children?: ReactNode
}

const badges = { success: 'check', error: 'alert', calm: 'close' } as const

/** One picture, one thing to know, at most two things to do. Heard as well as seen. `data-busy`, `data-code`. */
export function Scene({ image, isBusy, badge, code, title, text, children }: SceneProps) {
  const { announce } = useShell()
  const [heading, words] = [clean(title, 80), clean(text, 320)]
  useEffect(() => announce(`${heading}. ${words}`), [announce, heading, words])
  return (
    <div className="mk-scene" data-code={code}>
      <div className="mk-emblem" data-busy={isBusy ? '' : undefined}>
        {image}
        {badge && (
          <span className="mk-badge" data-tone={badge}>
            <Icon name={badges[badge]} />
          </span>
        )}
      </div>
      <p className="mk-heading">
        <bdi>{heading}</bdi>
      </p>
      <p className="mk-text">
        <bdi>{words}</bdi>
      </p>
      {children && <div className="mk-actions">{children}</div>}
    </div>
  )
}
