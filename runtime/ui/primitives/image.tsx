import { useState } from 'react'
import type { ImageProps } from '../../contract/parts.js'
import { useKit } from '../../react/use-kit.js'
import { clean } from '../clean.js'
import { hueOfName } from '../hue-of-name.js'
import { Mesh } from './mesh.js'

/** A picture beside its name, so it has no text of its own. Falls back to a monogram where there is none, or a broken one. */
export function Image({ src, name, size, shape }: ImageProps) {
  const images = useKit().modal.peek()?.services?.images
  const [broken, setBroken] = useState<string>()
  if (!(src?.startsWith('data:image/') || src?.startsWith(`${images}/`)) || src === broken) {
    return <Mesh hue={hueOfName(name)} letter={[...clean(name)][0]?.toUpperCase() ?? '?'} size={size} shape={shape} />
  }
  return (
    <img
      // Another picture is another element: the old one would be seen until the new one is decoded, beside another name.
      key={src}
      className="mk-image"
      data-size={size}
      data-shape={shape}
      src={src}
      alt=""
      decoding="async"
      draggable={false}
      referrerPolicy="no-referrer"
      onError={() => setBroken(src)}
    />
  )
}
