import { useState } from 'react'
import type { ViewUi } from '../../contract/view.js'

/** What the picture of a row takes. */
export interface ListedImageProps {
  readonly ui: ViewUi
  readonly src: string | undefined
  readonly name: string
}

/** The picture of a wallet of the directory; its monogram until the picture is here, and for good where none comes. */
export function ListedImage({ ui: { Image }, src, name }: ListedImageProps) {
  const [there, setThere] = useState<string>()
  if (!src || src === there || src.startsWith('data:')) return <Image src={src} name={name} />
  return (
    <>
      <Image name={name} />
      <img key={src} src={src} alt="" hidden referrerPolicy="no-referrer" onLoad={() => setThere(src)} />
    </>
  )
}
