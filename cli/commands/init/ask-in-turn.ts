import { ModalError } from '../../../schema/error.js'

/** One of several questions. */
export interface Turn<Answers> {
  /** Whether it is asked at all, by what is known so far. */
  isAsked(answers: Answers): boolean
  /** Puts the question; resolves to what it adds. Rejects with `cli/back` when the one before is wanted. */
  put(answers: Answers, canGoBack: boolean): Promise<Partial<Answers>>
}

/**
 * Asks one question after the other, from the first that is asked; going back puts the one before again, with what was
 * answered until then. `answers` are the defaults. Rejects with what a question rejects with.
 */
export async function askInTurn<Answers extends object>(
  turns: readonly Turn<Answers>[],
  answers: Answers,
): Promise<Answers> {
  const asked: number[] = []
  let known = answers
  for (let at = nextTurn(turns, 0, known); at < turns.length; ) {
    try {
      known = { ...known, ...(await turns[at]?.put(known, asked.length > 0)) }
      asked.push(at)
      at = nextTurn(turns, at + 1, known)
    } catch (cause) {
      if (!ModalError.is(cause) || cause.code !== 'cli/back') throw cause
      at = asked.pop() ?? at
    }
  }
  return known
}

function nextTurn<Answers>(turns: readonly Turn<Answers>[], from: number, answers: Answers): number {
  const found = turns.findIndex((turn, index) => index >= from && turn.isAsked(answers))
  return found < 0 ? turns.length : found
}
