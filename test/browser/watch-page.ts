import { vi } from 'vitest'
import { watchListeners } from './watch-listeners.js'
import { watchTimers } from './watch-timers.js'

/**
 * Remembers the page as it is. The returned function names everything that was left behind in it since, and undoes that:
 * nodes, attributes, style sheets, stored values, timers, listeners, mocks, globals, and where the page is looked at.
 */
export function watchPage(): () => Promise<readonly string[]> {
  const ends = [watchTimers(), watchListeners(), ...states.map((watch) => watch())]
  return async () => {
    const left: string[] = []
    for (const end of ends) left.push(...(await end()))
    return left
  }
}

/** Each remembers one kind of state, and its answer names what was added to it and takes that away. */
const states: readonly (() => () => readonly string[])[] = [
  () => watchNodes(document.head, 'head'),
  () => watchNodes(document.body, 'body'),
  () => watchAttributes(document.documentElement, 'html'),
  () => watchAttributes(document.body, 'body'),
  watchTitle,
  watchSheets,
  () => watchStorage(localStorage, 'localStorage'),
  () => watchStorage(sessionStorage, 'sessionStorage'),
  watchCookies,
  () => watchKeys(window, 'window'),
  () => watchKeys(document, 'document'),
  () => watchKeys(navigator, 'navigator'),
  watchMocks,
  watchSight,
]

/** What a module puts into the page stays as long as the module does. */
const ofModules = 'style[data-vite-dev-id], style[data-emotion]'
const keyOfModules = /^(axe|_reactListening.*)$/

function watchNodes(parent: Element, name: string) {
  const before = new Set(parent.childNodes)
  return () => {
    const added = [...parent.childNodes].filter((node) => !before.has(node))
    const left = added.filter((node) => !(node instanceof Element && node.matches(ofModules)))
    for (const node of left) node.remove()
    return left.map((node) => {
      const open = node instanceof Element && node.matches('dialog[open]') ? ', an open dialog,' : ''
      return `${node.nodeName.toLowerCase()}${open} in ${name}`
    })
  }
}

function watchAttributes(node: Element, name: string) {
  const read = () => new Map([...node.attributes].map((each) => [each.name, each.value]))
  const before = read()
  return () => {
    const after = read()
    const left = [...new Set([...before.keys(), ...after.keys()])].filter((key) => before.get(key) !== after.get(key))
    for (const key of left) {
      const value = before.get(key)
      if (value === undefined) node.removeAttribute(key)
      else node.setAttribute(key, value)
    }
    return left.map((key) => `attribute ${key} of ${name}`)
  }
}

function watchTitle() {
  const { title } = document
  return () => {
    if (document.title === title) return []
    document.title = title
    return ['title of the document']
  }
}

function watchSheets() {
  const before = [...document.adoptedStyleSheets]
  return () => {
    const left = document.adoptedStyleSheets.filter((sheet) => !before.includes(sheet))
    document.adoptedStyleSheets = before
    return left.map(() => 'adopted style sheet')
  }
}

function watchStorage(storage: Storage, name: string) {
  const before = new Set(Object.keys(storage))
  return () => {
    const left = Object.keys(storage).filter((key) => !before.has(key))
    for (const key of left) storage.removeItem(key)
    return left.map((key) => `${key} in ${name}`)
  }
}

function watchCookies() {
  const read = () => document.cookie.split('; ').flatMap((pair) => pair.split('=')[0] || [])
  const before = new Set(read())
  return () => {
    const left = read().filter((key) => !before.has(key))
    // biome-ignore lint/suspicious/noDocumentCookie: the Cookie Store is not there on every origin.
    for (const key of left) document.cookie = `${key}=; Max-Age=0; Path=/`
    return left.map((key) => `cookie ${key}`)
  }
}

function watchKeys(target: object, name: string) {
  const read = () => Object.getOwnPropertyNames(target).filter((key) => !keyOfModules.test(key))
  const before = new Set(read())
  return () => {
    const left = read().filter((key) => !before.has(key) && Number.isNaN(Number(key)))
    for (const key of left) Reflect.deleteProperty(target, key)
    return left.map((key) => `${key} of ${name}`)
  }
}

function watchMocks() {
  return () => {
    const { fetch, open, matchMedia } = window
    const places = { console, window: { fetch, open, matchMedia }, clipboard: navigator.clipboard }
    const left = Object.entries(places).flatMap(([name, place]) =>
      Object.entries(place ?? {}).flatMap(([key, value]) => (vi.isMockFunction(value) ? `mock of ${name}.${key}` : [])),
    )
    if (left.length > 0) vi.restoreAllMocks()
    return left
  }
}

/** Where the page is, how large it is, how far it is scrolled, and what has the focus. */
function watchSight() {
  const read = (): Readonly<Record<string, unknown>> => ({
    address: location.href,
    'size of the window': `${innerWidth} × ${innerHeight}`,
    'scroll position': `${scrollX}, ${scrollY}`,
    focus: document.activeElement ?? document.body,
    'full screen': document.fullscreenElement,
  })
  const before = read()
  return () => {
    const after = read()
    const left = Object.keys(after).filter((key) => before[key] !== after[key])
    if (location.href !== before['address']) history.replaceState(null, '', String(before['address']))
    scrollTo(0, 0)
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
    return left
  }
}
