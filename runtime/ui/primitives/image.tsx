import { useState } from 'react'
import { allowedPicture } from '../../../schema/picture.js'
import type { ImageProps } from '../../contract/parts.js'
import { clean } from '../../core/clean.js'
import { useKit } from '../../react/use-kit.js'

/** A picture beside its name, so it has no text of its own. Its first letter where there is none, or a broken one. */
export function Image({ src, name, size, shape }: ImageProps) {
  const images = useKit().modal.peek()?.services?.images
  const [broken, setBroken] = useState<string>()
  const shown = allowedPicture(src, images, Number.POSITIVE_INFINITY)
  if (!shown || shown === broken) {
    const letter = [...clean(name)][0]?.toUpperCase() ?? '?'
    return (
      <span
        className="mk-image mk-letter"
        data-letter={letter}
        data-size={size}
        data-shape={shape}
        aria-hidden="true"
      />
    )
  }
  return (
    <img
      // Another picture is another element: the old one would be seen until the new one is decoded, beside another name.
      key={shown}
      className="mk-image"
      data-size={size}
      data-shape={shape}
      src={shown}
      alt=""
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setBroken(shown)}
    />
  )
}
