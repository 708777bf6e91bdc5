import { useEffect } from 'react'
import type { Feature } from '../../runtime/contract/kit.js'
import type { ConnectGuardProps, FirstViewProps } from '../../runtime/contract/view.js'
import { envelope } from '../../runtime/features/email/drawings.data.js'
import { LegalGuard } from '../../runtime/features/legal/legal-guard.js'

/** Stands where e-mail will. */
function EmailPart({ ui: { Button, Icon } }: FirstViewProps) {
  return (
    <Button>
      <Icon drawing={envelope} />
      Continue with email
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
  { id: 'email', slots: { connectMethod: { place: 'email', Part: EmailPart } }, load: async () => undefined },
  { id: 'social', slots: { connectMethod: { place: 'social', Part: SocialPart } }, load: async () => undefined },
]

/** The legal notice after the user has agreed. */
export function TickedGuard(props: ConnectGuardProps) {
  const { setAgreed } = props.ui
  useEffect(() => setAgreed(true), [setAgreed])
  return <LegalGuard {...props} />
}
