import { type ComponentType, useEffect, useState } from 'react'
import { useKit } from '../react/provider.js'
import { useValue } from '../react/use-value.js'

/** What features put beside the modal, open or closed. It is fetched when somebody is connected, and stays. */
export function Besides() {
  const { modal, session, host } = useKit()
  const [parts, setParts] = useState<readonly ComponentType[]>([])
  const isWanted = useValue(session.state, () => session.account() !== undefined) || parts.length > 0
  useEffect(() => {
    if (!isWanted) return
    Promise.all((modal.peek()?.features ?? []).map(({ beside }) => beside?.() ?? [])).then(
      (loaded) => setParts(loaded.flat()),
      (cause: unknown) => host.log('warn', 'what stands beside the modal was not loaded', cause),
    )
  }, [isWanted, modal, host])
  // biome-ignore lint/suspicious/noArrayIndexKey: the list of features never changes.
  return parts.map((Part, index) => <Part key={index} />)
}
