import { useState } from 'react'
import { allowedPicture } from '../../../schema/picture.js'
import type { AppSettings } from '../../contract/app.js'
import { useKit } from '../../react/use-kit.js'
import { useValue } from '../../react/use-value.js'

/** The app's icon beside its name; nothing where there is none to show, or it does not load. */
export function AppIcon() {
  const { wiring, modal, theme } = useKit()
  const mode = useValue(theme.mode)
  const [isBroken, setBroken] = useState(false)
  const { logo } = wiring.app
  const [light, dark] = typeof logo === 'object' ? [logo.light, logo.dark] : [logo]
  const src = (mode === 'dark' && dark) || (light ?? appIcon(wiring.app, modal.peek()?.services?.images))
  if (!src || isBroken) return null
  return (
    <picture>
      {mode === 'system' && dark && <source media="(prefers-color-scheme: dark)" srcSet={dark} />}
      <img
        className="mk-image"
        src={src}
        alt=""
        // The dialog is drawn before it opens; nothing is fetched for it until then.
        loading="lazy"
        decoding="async"
        draggable={false}
        onError={() => setBroken(true)}
      />
    </picture>
  )
}

/**
 * Where the first icon of the app may be fetched from: `images`, or the page's own origin where the config has it on that
 * of the app. No other host is asked for it.
 */
export function appIcon({ url, icons: [icon] = [] }: AppSettings['app'], images?: string): string | undefined {
  const known = allowedPicture(icon, images, Number.POSITIVE_INFINITY)
  if (known || !icon || !url) return known
  const { origin, pathname, search } = new URL(icon)
  // Two slashes at the start would name another host.
  return origin === new URL(url).origin ? pathname.replace(/^\/+/, '/') + search : undefined
}
