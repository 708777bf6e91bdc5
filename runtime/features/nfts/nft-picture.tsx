import { useEffect, useRef, useState } from 'react'
import type { ViewUi } from '../../contract/view.js'
import type { NftsApi } from './contract.js'

/** What the picture of an NFT takes. */
export interface NftPictureProps {
  readonly ui: ViewUi
  readonly api: NftsApi
  readonly src: string | undefined
  /** Gives the letter that stands where no picture is. */
  readonly name: string
}

/** The picture of an NFT, fetched once it is seen; a letter until then, and for good where none may be fetched. */
export function NftPicture({ ui: { Image }, api, src, name }: NftPictureProps) {
  const place = useRef<HTMLSpanElement>(null)
  const [shown, setShown] = useState<{ readonly src: string; readonly data: string | undefined }>()
  const isHere = src === undefined || src.startsWith('data:')
  useEffect(() => {
    if (isHere || !place.current) return undefined
    const leaving = new AbortController()
    const look = new IntersectionObserver((entries) => {
      if (!entries.some(({ isIntersecting }) => isIntersecting)) return
      look.disconnect()
      // Without it the letter stays: a picture is an ornament.
      api.picture(src, leaving.signal).then(
        (data) => setShown({ src, data }),
        () => {},
      )
    })
    look.observe(place.current)
    return () => {
      leaving.abort()
      look.disconnect()
    }
  }, [isHere, src, api])
  const fetched = shown?.src === src ? shown?.data : undefined
  return (
    <span ref={place}>
      <Image src={isHere ? src : fetched} name={name} />
    </span>
  )
}
