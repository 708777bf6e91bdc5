import type { ReactNode } from 'react'
import type { ConnectGuardProps } from '../../contract/view.js'
import { useKit } from '../../react/use-kit.js'
import { slotParts } from '../../ui/slots.js'

/** Around everything that connects: the guards of all features, one inside the other. */
export function Frame({ children, ...props }: ConnectGuardProps) {
  const guards = slotParts(useKit(), (slots) => slots.connectGuard).toReversed()
  let within: ReactNode = guards.length > 0 ? children : <div className="mk-methods">{children}</div>
  for (const { Guard } of guards) within = <Guard {...props}>{within}</Guard>
  return <div className="mk-body">{within}</div>
}
