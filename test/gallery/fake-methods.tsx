import { useEffect } from 'react'
import { LegalFrame } from '../../runtime/features/legal/legal-frame.js'
import type { ConnectFrameProps, Feature, FirstViewProps } from '../../runtime/wiring.js'

/** Stands where e-mail will. */
function EmailPart({ ui: { Button, Icon } }: FirstViewProps) {
  return (
    <Button>
      <Icon name="copy" />
      Continue with e-mail
    </Button>
  )
}

/** Stands where social logins will. */
function SocialPart({ ui: { Button } }: FirstViewProps) {
  return (
    <div className="mk-pair">
      {['Google', 'Apple', 'X'].map((name) => (
        <Button key={name}>{name}</Button>
      ))}
    </div>
  )
}

/** Features of the gallery that put another way to connect beside the wallets. */
export const fakeMethods: readonly Feature[] = [
  { id: 'email', connect: { place: 'email', Part: EmailPart }, load: async () => undefined },
  { id: 'social', connect: { place: 'social', Part: SocialPart }, load: async () => undefined },
]

/** The legal notice after people have agreed. */
export function TickedFrame(props: ConnectFrameProps) {
  const { setAgreed } = props.ui
  useEffect(() => setAgreed(true), [setAgreed])
  return <LegalFrame {...props} />
}
