import { galleryStates } from './gallery-states.js'

const variants = ['scheme=light', 'scheme=dark', 'scheme=light&dir=rtl', 'scheme=dark&dir=rtl'] as const

/** The list of all states. */
export function GalleryIndex() {
  return (
    <main className="page">
      <h1>Gallery</h1>
      <ul>
        {galleryStates.map(({ id }) => (
          <li key={id}>
            {id}{' '}
            {variants.map((variant) => (
              <a key={variant} href={`?state=${id}&${variant}`}>
                {variant.replaceAll(/\w+=/g, '')}{' '}
              </a>
            ))}
          </li>
        ))}
      </ul>
    </main>
  )
}
