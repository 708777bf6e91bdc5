import { ProviderMark, type ProviderMarkProps } from './provider-mark.js'

/** The mark of a provider on a ground: in a row, or as the picture of a screen. */
export function ProviderTile({ provider, size }: ProviderMarkProps & { readonly size?: 'large' }) {
  return (
    <span className="mk-image mk-provider-tile" data-size={size}>
      <ProviderMark provider={provider} />
    </span>
  )
}
