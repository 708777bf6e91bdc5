import type { SocialName } from './contract.js'
import { providerMarks } from './marks.data.js'

/** What a mark takes. */
export interface ProviderMarkProps {
  readonly provider: SocialName
}

/** The mark of a provider, in its own colours. The words beside it say what it is of. */
export function ProviderMark({ provider }: ProviderMarkProps) {
  return (
    <svg className="mk-provider" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
      {providerMarks[provider].map(([path, fill]) => (
        <path key={path} d={path} fill={fill ?? 'currentColor'} />
      ))}
    </svg>
  )
}
