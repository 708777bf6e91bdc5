import { useState } from 'react'
import { allowedPicture } from '../../../schema/picture.js'
import type { ImageProps } from '../../contract/parts.js'
import { clean } from '../../core/clean.js'
import { useKit } from '../../react/use-kit.js'
import { hueOfName } from '../hue-of-name.js'
import { Mesh } from './mesh.js'

/** A picture beside its name, so it has no text of its own. Falls back to a monogram where there is none, or a broken one. */
export function Image({ src, name, size, shape }: ImageProps) {
  const images = useKit().modal.peek()?.services?.images
  const [broken, setBroken] = useState<string>()
  const shown = allowedPicture(src, images, Number.POSITIVE_INFINITY)
  if (!shown || shown === broken) {
    return <Mesh hue={hueOfName(name)} letter={[...clean(name)][0]?.toUpperCase() ?? '?'} size={size} shape={shape} />
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
