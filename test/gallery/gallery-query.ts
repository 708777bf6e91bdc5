import { languages } from '../../schema/languages.data.js'
import { presetNames } from '../../schema/presets.data.js'

/** What the address of a page of the gallery may say, with what is so where it says nothing first. */
export const switches = {
  scheme: ['light', 'dark'],
  preset: ['', ...presetNames],
  lang: ['', ...Object.keys(languages)],
  dir: ['ltr', 'rtl'],
  width: ['', '320', '360', '390', '640', '1280'],
  clock: ['still', 'live'],
  network: ['', '80', '400'],
  motion: ['', 'reduce', 'full'],
} as const satisfies Readonly<Record<string, readonly string[]>>

/** Name of a switch. */
export type SwitchName = keyof typeof switches

/** How a state is looked at: the value of every switch. */
export type Look = Readonly<Record<SwitchName, string>>

/** The switches in the order in which they are shown. */
export const switchNames = Object.keys(switches) as readonly SwitchName[]

/** Reads the query of an address; a value that a switch does not have counts as its first one. */
export function readLook(search: string): Look {
  const query = new URLSearchParams(search)
  const values = switchNames.map((name) => {
    const offered: readonly string[] = switches[name]
    const given = query.get(name) ?? ''
    return [name, offered.includes(given) ? given : offered[0]]
  })
  return Object.fromEntries(values) as Look
}

/** The query that leads to a look, and to a state where one is named: what is so anyway is left out. */
export function writeLook(look: Look, state?: string): string {
  const said = switchNames.filter((name) => look[name] !== switches[name][0]).map((name) => [name, look[name]])
  return `?${new URLSearchParams([...(state === undefined ? [] : [['state', state]]), ...said])}`
}
