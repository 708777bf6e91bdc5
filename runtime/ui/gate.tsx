import { type ComponentType, useEffect } from 'react'
import type { ViewModule, ViewProps } from '../contract/view.js'
import { useKit } from '../react/use-kit.js'
import { useValue } from '../react/use-value.js'

/**
 * The view of a module. One that connects leads to Connect while a feature holds it (`Slots.holds`): nothing of it is
 * drawn, so that it does nothing.
 */
export function gate({ default: View, connects }: ViewModule): ComponentType<ViewProps> {
  if (!connects) return View
  // biome-ignore lint/correctness/noComponentHookFactories: made once, when the module has come
  return function Gate(props: ViewProps) {
    const { modal } = useKit()
    const { isAgreed, navigation } = props.ui
    const hasAgreed = useValue(isAgreed)
    const isHeld = modal.peek()?.features.some(({ slots }) => slots?.holds?.(hasAgreed))
    useEffect(() => {
      if (isHeld) navigation.reset('Connect')
    }, [isHeld, navigation])
    return isHeld ? null : <View {...props} />
  }
}
