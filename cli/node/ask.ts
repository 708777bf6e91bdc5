import type { PromptObject } from 'prompts'
import type { Ask } from '../context.js'
import { cliError } from '../errors.js'

/** Where questions are asked and answered. */
export interface Terminal {
  readonly stdin: NodeJS.ReadableStream
  readonly stdout: NodeJS.WritableStream
}

/** Questions at the terminal. Escape or Ctrl-C in a question rejects with `cli/cancelled`, which main.ts reports calmly. */
export function createNodeAsk(terminal: Terminal): Ask {
  const answer = async <T>(question: Omit<PromptObject<'answer'>, 'name'>): Promise<T> => {
    const { default: prompts } = await import('prompts')
    const answers = await prompts({ ...question, ...terminal, name: 'answer' } as PromptObject<'answer'>)
    if (!('answer' in answers)) throw cliError('cli/cancelled')
    // The kind of question decides the type of its answer; the package does not type that link.
    return answers['answer'] as T
  }
  return {
    text: ({ message, initial, validate }) =>
      answer({ type: 'text', message, initial, ...(validate ? { validate } : {}) }),
    confirm: ({ message, initial }) => answer({ type: 'confirm', message, initial }),
    select: ({ message, initial, choices }) =>
      answer({
        type: 'select',
        message,
        choices: [...choices],
        initial: Math.max(
          0,
          choices.findIndex((choice) => choice.value === initial),
        ),
      }),
    multiselect: ({ message, initial, choices }) =>
      answer({
        type: 'multiselect',
        message,
        instructions: false,
        hint: 'space selects, enter accepts',
        choices: choices.map((choice) => ({ ...choice, selected: initial.includes(choice.value) })),
      }),
  }
}
