import fc from 'fast-check'
import { expect, inject, test } from 'vitest'
import type { ViewLoader, ViewProps } from '../../runtime/contract/view.js'
import { createNavigation } from '../../runtime/ui/navigation.js'
import { limit } from '../setup/runs.js'
import { showState } from './show-state.js'
import { until } from './until.js'

/** A view with something to focus, and a title of its own. */
function Plain({ ui }: ViewProps) {
  return (
    <>
      <ui.Title text="Plain" />
      <ui.Button>Something to do</ui.Button>
    </>
  )
}

const loader: ViewLoader = async () => ({ default: Plain })
const names = ['Connect', 'Account', 'A', 'B', 'Nowhere'] as const
const operations = fc.oneof(
  fc.record({ act: fc.constantFrom('open', 'push', 'replace', 'reset', 'leave'), view: fc.constantFrom(...names) }),
  fc.record({ act: fc.constantFrom('back', 'close', 'dismiss', 'focus', 'blur'), view: fc.constant('A') }),
)

/** React draws what a cell says in a microtask. */
const drawn = async () => {
  for (let turn = 0; turn < 4; turn += 1) await Promise.resolve()
}

const openDialogs = () => document.querySelectorAll('dialog[data-mk][open]')

test(
  'misc: random sequences: one dialog at most, open when it should be, and the focus is inside it',
  async () => {
    const views = { A: loader, B: loader, Account: loader }
    const kit = await showState('connect', { changes: { views } })
    await until(() => openDialogs().length === 1)
    const navigation = createNavigation(kit)
    const { router } = kit

    function act({ act: name, view }: { readonly act: string; readonly view: string }): void {
      if (name === 'open') router.open({ view })
      else if (name === 'close') router.close()
      else if (name === 'focus') document.querySelector<HTMLElement>('dialog[open] .mk-view button')?.focus()
      else if (name === 'blur') (document.activeElement as HTMLElement | null)?.blur()
      else if (name === 'back' || name === 'dismiss') navigation[name]()
      else if (name === 'push' || name === 'replace' || name === 'reset' || name === 'leave') navigation[name](view)
    }

    let sequences = 0
    await fc.assert(
      fc.asyncProperty(fc.array(operations, { minLength: 1, maxLength: 8 }), async (sequence) => {
        sequences += 1
        router.close()
        await drawn()
        for (const operation of sequence) act(operation)
        await drawn()
        const { isOpen, stack } = router.state.peek()
        const [dialog, ...more] = openDialogs()
        expect(more).toEqual([])
        expect(stack.length).toBeGreaterThan(0)
        expect(dialog !== undefined).toBe(isOpen)
        // After a blur nothing has the focus until the view changes; the page behind is inert, so Tab goes on inside.
        const isBlurred = sequence.some(({ act: name }) => name === 'blur')
        if (dialog && !isBlurred) expect(dialog.contains(document.activeElement)).toBe(true)
      }),
    )
    expect(sequences).toBeGreaterThanOrEqual(inject('runs'))
  },
  limit(120_000),
)
