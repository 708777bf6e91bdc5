import { useEffect } from 'react'
import { LegalPart } from '../../runtime/features/legal/legal-part.js'
import type { ConnectPartProps, Feature } from '../../runtime/wiring.js'

/** Stands where e-mail will. */
function EmailPart({ ui: { Button, Icon } }: ConnectPartProps) {
  return (
    <Button>
      <Icon name="copy" />
      Continue with e-mail
    </Button>
  )
}

/** Stands where social logins will. */
function SocialPart({ ui: { Button } }: ConnectPartProps) {
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
export function TickedPart(props: ConnectPartProps) {
  const { setAgreed } = props
  useEffect(() => setAgreed(true), [setAgreed])
  return <LegalPart {...props} />
}
