import { useEffect } from 'react'
import type { NetworkImageProps } from '../contract/parts.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'

/**
 * The picture of a network beside its name: its mark, or its letter on a quiet disc where the kit has no mark of it. The
 * place is there at once. A test network has a dot on it. `data-testnet`.
 */
export function NetworkImage({
  network: { caipNetworkId, name, testnet },
  size,
  isWaiting = false,
}: NetworkImageProps) {
  const kit = useKit()
  const loaded = useValue(kit.marks)
  useEffect(() => {
    if (!isWaiting) void kit.loadMarks()
  }, [kit, isWaiting])
  const mark = loaded?.marks[caipNetworkId]
  // Nothing is written where a mark may come in the next moment.
  const hasLetter = (loaded || isWaiting) && !mark
  return (
    <span className="mk-network" data-shape="round" data-testnet={testnet ? '' : undefined} aria-hidden="true">
      <span
        className="mk-image mk-letter"
        data-letter={hasLetter ? [...name][0]?.toUpperCase() : undefined}
        data-size={size}
        data-shape="round"
      >
        {mark && loaded?.MarkDrawing && <loaded.MarkDrawing mark={mark} />}
      </span>
    </span>
  )
}
