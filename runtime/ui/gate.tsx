import { type ComponentType, useEffect } from 'react'
import type { ViewModule, ViewProps } from '../contract/view.js'
import type { Switches } from '../project/switches.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'
import { Spinner } from './primitives/spinner.js'

/**
 * The view of a module. One that connects leads to Connect while a feature holds it (`Slots.holds`): nothing of it is
 * drawn, so that it does nothing. One that shows what may be switched off waits until that is known, which any view asks.
 */
export function gate(
  { default: View, connects, isSwitched }: ViewModule,
  switches: Switches,
): ComponentType<ViewProps> {
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the module has come
  return function Gate(props: ViewProps) {
    const { modal } = useKit()
    const { isAgreed, navigation } = props.ui
    const hasAgreed = useValue(isAgreed)
    const isKnown = useValue(switches.isKnown)
    const isHeld = connects && modal.peek()?.features.some(({ slots }) => slots?.holds?.(hasAgreed))
    useEffect(() => switches.read(), [])
    useEffect(() => {
      if (isHeld) navigation.reset('Connect')
    }, [isHeld, navigation])
    if (isHeld) return null
    return isSwitched && !isKnown ? <Spinner /> : <View {...props} />
  }
}
