import { developerWords } from '../setup/developer-words.js'

/** What is for developers only: the details of an error, and the bar that is there while they develop. */
const forDevelopers = '.mk-details, .mk-alert'

/** The words of an element that people read or hear, without what is for developers. */
export function saidToPeople(element: Element): string {
  const copy = element.cloneNode(true) as Element
  for (const part of copy.querySelectorAll(forDevelopers)) part.remove()
  const heard = [...copy.querySelectorAll('[aria-label], [title], [alt]')].flatMap((node) =>
    ['aria-label', 'title', 'alt'].map((name) => node.getAttribute(name) ?? ''),
  )
  // Parts stand beside each other in the document, and are read one after the other.
  const read = [...copy.querySelectorAll('*')].flatMap((node) =>
    [...node.childNodes].filter((child) => child.nodeType === Node.TEXT_NODE).map((child) => child.textContent ?? ''),
  )
  return [...read, ...heard].filter(Boolean).join('\n')
}

/** What of it only developers can use. */
export function developerWordsIn(element: Element | null): readonly string[] {
  return element ? developerWords(saidToPeople(element)) : ['nothing is shown']
}
