import { type ComponentType, useDeferredValue, useEffect, useState } from 'react'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'

/**
 * The background parts of features. They are fetched once an account is connected and its address is painted, and stay. One
 * that cannot be fetched is logged; the others are rendered.
 */
export function Background() {
  const { modal, session, host } = useKit()
  const [parts, setParts] = useState<ReadonlyMap<string, ComponentType>>(new Map())
  const isWanted = useDeferredValue(useValue(session.state, () => session.account() !== undefined))
  useEffect(() => {
    if (!isWanted) return
    for (const { id, slots } of modal.peek()?.features ?? []) {
      slots?.background?.().then(
        (Part) => setParts((others) => new Map([...others, [id, Part]])),
        (cause: unknown) => host.log('warn', `the background part of ${id} was not loaded`, cause),
      )
    }
  }, [isWanted, modal, host])
  return [...parts].map(([id, Part]) => <Part key={id} />)
}
