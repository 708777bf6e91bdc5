/** A habit of writing that a text may not have, and what gives it away. */
interface Habit {
  readonly what: string
  readonly pattern: RegExp
}

/** What no text says, to people or to developers. */
const everywhere: readonly Habit[] = [
  {
    what: 'no contraction',
    pattern:
      /\b(?:do|does|did|is|are|was|were|has|have|had|would|could|should|will) not\b|\bcannot\b|\b(?:you|we|they) are\b/i,
  },
  {
    what: 'British spelling',
    pattern:
      /\b\w*(?:colour|behaviour|favour|authoris|recognis|organis|customis|apologis|cancelled|cancelling|licence)\w*/i,
  },
  { what: 'reload: write refresh', pattern: /\breload/i },
  { what: 'chain ID, project ID', pattern: /\b(?:[Cc]hain|[Pp]roject) ids?\b/ },
  { what: 'three dots: write …', pattern: /\.\.\./ },
  { what: 'an apology', pattern: /\b(?:please|sorry|oops)\b/i },
  { what: 'could not be', pattern: /\bcould(?:n['’]t| not) be (?!loaded|seeded)/i },
]

/** What no text of the modal says to people. */
const toPeople: readonly Habit[] = [
  { what: 'fetched: write load', pattern: /\bfetch/i },
  { what: 'a person of no name', pattern: /\b(?:nobody|somebody|whoever|anybody|everybody)\b/i },
  { what: 'a clause in place of a command', pattern: /,? (?:which|that)\b(?! do you)/i },
  { what: 'a colon that joins sentences', pattern: /: [A-Za-z]/ },
  { what: 'there is', pattern: /\bthere (?:is|are)\b/i },
  { what: 'test network: write testnet', pattern: /\btest network/i },
  { what: 'being', pattern: /\b(?:is|are|was|were) being\b/i },
  {
    what: 'work in progress without …',
    pattern: /^(?:Connecting|Opening|Switching|Requesting|Preparing|Reconnecting)\b[^…]*$/,
  },
]

/** The longest sentence, in words. */
const MOST_WORDS = 12

/** What is wrong with the words of a text. `isToPeople` for the modal's own; developers may read of what is technical. */
export function copyProblems(text: string, isToPeople: boolean): readonly string[] {
  const habits = isToPeople ? [...everywhere, ...toPeople] : everywhere
  const found = habits.flatMap(({ what, pattern }) => (pattern.test(plain(text)) ? [what] : []))
  if (!isToPeople) return found
  const long = sentencesOf(text).filter((sentence) => wordsIn(sentence) > MOST_WORDS)
  return [...found, ...long.map((sentence) => `${wordsIn(sentence)} words in a sentence`), ...caseProblems(text)]
}

/** Without what is code: it is written as the machine wants it. */
function plain(text: string): string {
  return text.replace(/`[^`]*`/g, 'code')
}

function sentencesOf(text: string): readonly string[] {
  return plain(text).split(/(?<=[.?!;…])\s+/)
}

function wordsIn(sentence: string): number {
  return sentence.split(/\s+/).filter((word) => /[\w}]/.test(word)).length
}

/** Names that keep their capital inside a sentence. */
const names = /^(?:QR|ID|NFTs?|EVM|Solana|Bitcoin|Polkadot|Cosmos|WalletConnect(?:-certified)?|Android)$/

/** A capital inside a sentence is that of a name. */
function caseProblems(text: string): readonly string[] {
  return sentencesOf(text).flatMap((sentence) => {
    const [, ...rest] = sentence.replace(/\{\w+\}/g, 'x').match(/[\w’-]+/g) ?? []
    const wrong = rest.filter((word) => /^[A-Z]/.test(word) && !names.test(word))
    return wrong.length > 0 ? [`a capital inside a sentence: ${wrong.join(', ')}`] : []
  })
}
