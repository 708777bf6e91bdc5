import { useKit } from '../../react/provider.js'
import type { ConnectFrameProps } from '../../wiring.js'

/** Around everything that connects: the frame of a feature that has one. */
export function Frame(props: ConnectFrameProps) {
  const features = useKit().modal.peek()?.features
  const Around = features?.find(({ ConnectFrame }) => ConnectFrame)?.ConnectFrame
  if (Around) return <Around {...props} />
  return (
    <div className="mk-body">
      <div className="mk-methods">{props.children}</div>
    </div>
  )
}
