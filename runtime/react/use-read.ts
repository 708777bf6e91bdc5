import { useEffect, useMemo } from 'react'
import { type AccountKnown, type AccountReads, accountReads } from '../contract/provided.js'
import { cell } from '../core/cell.js'
import { useKit } from './use-kit.js'
import { useValue } from './use-value.js'

/**
 * What is known of something about the active account, `nothing` at first, and `ask`: its first call fetches the code that
 * reads it, and it is followed from then on while the component is there. Rendering may call `ask`, since what comes of it
 * comes later, by a cell. A failure is logged, and not tried again by this component.
 */
export function useRead<Name extends keyof AccountKnown>(
  name: Name,
  nothing: AccountKnown[Name],
): readonly [known: AccountKnown[Name], ask: () => void] {
  const kit = useKit()
  // biome-ignore lint/correctness/useExhaustiveDependencies: what a component begins with does not change.
  const own = useMemo(() => {
    const source = cell<AccountReads[Name] | undefined>(undefined)
    let isAsked = false
    return {
      source,
      nothing: cell(nothing),
      ask() {
        if (isAsked) return
        isAsked = true
        kit.use(accountReads).then(
          ({ reads }) => {
            source.value = reads[name]
          },
          (cause: unknown) => kit.host.log('error', `no ${name}`, cause),
        )
      },
    }
  }, [kit])
  const source = useValue(own.source)
  useEffect(() => source?.follow(), [source])
  return [useValue(source?.state ?? own.nothing), own.ask]
}
