import { type ReactNode, useId } from 'react'
import { useKit } from '../../react/provider.js'
import { useValue } from '../../react/use-value.js'
import type { FirstViewUi } from '../../ui/view-ui.js'
import type { Feature, FirstViewProps } from '../../wiring.js'

/** Features with a part of the view Connect, and whether people have agreed to what these ask for. */
export function useParts(ui: FirstViewUi): { readonly features: readonly Feature[]; readonly isAgreed: boolean } {
  const all = useKit().modal.peek()?.features ?? []
  const features = all.filter((feature) => feature.connect)
  const isAgreed = useValue(ui.isAgreed)
  return { features, isAgreed: isAgreed || !features.some((feature) => feature.connect?.mustAgree) }
}

/** What parts to draw. */
export interface PartsProps extends FirstViewProps {
  /** `gate` is for notices that must be agreed to. */
  readonly place: 'email' | 'social' | 'notice' | 'gate'
}

/** The parts of other features at one place of the view Connect. */
export function Parts({ place, ...props }: PartsProps) {
  const { features, isAgreed } = useParts(props.ui)
  return features.map(
    ({ id, connect }) =>
      connect &&
      (connect.mustAgree ? 'gate' : connect.place) === place && (
        <connect.Part key={id} {...props} isAgreed={isAgreed} setAgreed={props.ui.setAgreed} />
      ),
  )
}

/** Around everything that connects: does nothing, and is passed over by the keyboard, until people have agreed. */
export function Agreement({ children, ...props }: FirstViewProps & { readonly children: ReactNode }) {
  const isOff = !useParts(props.ui).isAgreed
  const id = useId()
  return (
    <div className="mk-body">
      <div id={id}>
        <Parts {...props} place="gate" />
      </div>
      <fieldset className="mk-methods" disabled={isOff} aria-disabled={isOff} aria-describedby={id}>
        {children}
      </fieldset>
      <Parts {...props} place="notice" />
    </div>
  )
}
