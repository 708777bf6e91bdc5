import { useEffect } from 'react'
import type { TokenImageProps } from '../contract/parts.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'
import { Image } from './primitives/image.js'

/**
 * The picture of a token: of a native coin the mark that the kit has of it, as grey and dotted as the network where that is a
 * test network; of all others their own or their letter. `data-testnet`.
 */
export function TokenImage({ coinOf, ...image }: TokenImageProps) {
  const kit = useKit()
  const loaded = useValue(kit.marks)
  const isCoin = coinOf !== undefined
  useEffect(() => {
    if (isCoin) void kit.loadMarks()
  }, [kit, isCoin])
  const mark = isCoin ? loaded?.marks[loaded.coins?.[coinOf] ?? ''] : undefined
  const isTest = isCoin && kit.wiring.networks.find(({ caipNetworkId }) => caipNetworkId === coinOf)?.testnet
  if (!isCoin || (loaded && !mark)) return <Image {...image} shape="round" />
  // Nothing is written where a mark may come in the next moment.
  const disc = (
    <span className="mk-image mk-letter" data-size={image.size} data-shape="round" aria-hidden="true">
      {mark && loaded?.MarkDrawing && <loaded.MarkDrawing mark={mark} />}
    </span>
  )
  if (!isTest) return disc
  return (
    <span className="mk-network" data-testnet="">
      {disc}
    </span>
  )
}
