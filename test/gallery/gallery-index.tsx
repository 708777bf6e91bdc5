import { useId } from 'react'
import { languages } from '../../schema/languages.data.js'
import { type Look, type SwitchName, switches, switchNames, writeLook } from './gallery-query.js'
import { type GalleryState, galleryStates } from './gallery-states.js'

/** What the index takes. */
export interface GalleryIndexProps {
  readonly look: Look
  onChange(look: Look): void
}

/** What a switch is called, and what its values are where their names say too little. */
const names: Readonly<Record<SwitchName, string>> = {
  scheme: 'Theme',
  preset: 'Preset',
  lang: 'Language',
  dir: 'Page direction',
  width: 'Width',
  clock: 'Clock',
  network: 'Network',
  motion: 'Motion',
}
const valueNames: Readonly<Partial<Record<SwitchName, (value: string) => string>>> = {
  preset: (value) => value || 'none',
  lang: (value) => (value ? languages[value as keyof typeof languages].name : 'as the app says'),
  width: (value) => (value ? `${value} px` : 'the window'),
  network: (value) => (value ? `+${value} ms` : 'at once'),
  motion: (value) => value || 'as the system says',
}

/** All states by the view they show, and the switches of how they are looked at, which their links keep. */
export function GalleryIndex({ look, onChange }: GalleryIndexProps) {
  return (
    <main className="page">
      <h1>Gallery</h1>
      <form className="page-switches" aria-label="How states are shown">
        {switchNames.map((name) => (
          <Switch
            key={name}
            name={name}
            value={look[name]}
            onChange={(value) => onChange({ ...look, [name]: value })}
          />
        ))}
      </form>
      {[...byView()].map(([view, states]) => (
        <section key={view}>
          <h2>{view}</h2>
          <ul className="page-states">
            {states.map(({ id }) => (
              <li key={id}>
                <a href={writeLook(look, id)}>{id}</a>
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}

interface SwitchProps {
  readonly name: SwitchName
  readonly value: string
  onChange(value: string): void
}

function Switch({ name, value, onChange }: SwitchProps) {
  const id = useId()
  return (
    <div>
      <label htmlFor={id}>{names[name]}</label>
      <select id={id} value={value} onChange={(event) => onChange(event.target.value)}>
        {switches[name].map((each: string) => (
          <option key={each} value={each}>
            {(valueNames[name] ?? String)(each)}
          </option>
        ))}
      </select>
    </div>
  )
}

/** States by the spec name of their view, in the order of the gallery; last those that are seen in the page alone. */
function byView(): ReadonlyMap<string, readonly GalleryState[]> {
  const page = 'The page'
  const views = new Map<string, GalleryState[]>()
  for (const state of galleryStates) {
    const name = state.view ?? page
    views.set(name, [...(views.get(name) ?? []), state])
  }
  const inPage = views.get(page) ?? []
  views.delete(page)
  return views.set(page, inPage)
}
