import { textsIn } from '../../schema/texts.js'

/** Shorter texts may be the app's own as well. */
const SHORTEST = 24

/** Sentences that are only in what is loaded with the modal or later, as a build keeps them: without quotes and braces. */
export function modalWords(): readonly string[] {
  return textsIn('en')
    .filter(({ owner, english }) => owner !== 'page' && english.length >= SHORTEST && /^[\w .,:;?!’-]+$/.test(english))
    .map(({ english }) => english)
}

/** The sentence that is in the chunk of the shell and nowhere else. */
export function shellSentence(): string {
  return textsIn('en').find(({ key }) => key === 'shell.offline')?.english ?? ''
}

/** Whether a script holds the modal's shell itself: its code and its words. Bundlers may hoist words alone. */
export function holdsShell(text: string): boolean {
  return text.includes('mk-header') && text.includes(shellSentence())
}
