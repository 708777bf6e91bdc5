import { useEffect } from 'react'
import type { StatusScreenProps } from '../contract/parts.js'
import { clean } from '../core/clean.js'
import { Icon } from './primitives/icon.js'
import { useShell } from './use-shell.js'

const badges = { success: 'check', error: 'alert', calm: 'close' } as const

/** One picture, one thing to know, at most two things to do. Heard as well as seen. `data-busy`, `data-code`. */
export function StatusScreen({ image, isBusy, badge, code, title, text, details, children }: StatusScreenProps) {
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
      {details}
    </div>
  )
}
