import type { PromptObject } from 'prompts'
import type { Ask } from '../context.js'
import { cliError } from '../errors.js'

/** Where questions are asked and answered. `signal` takes an open question back. */
export interface Terminal {
  readonly stdin: NodeJS.ReadableStream
  readonly stdout: NodeJS.WritableStream
  readonly signal: AbortSignal
}

/** A question of the package while it is open. */
interface OpenQuestion {
  abort(): void
}

const backHint = '(shift-tab: back)'

/**
 * Questions at the terminal. Escape, Ctrl-C and the signal reject with `cli/cancelled`, which main.ts reports calmly;
 * shift-tab rejects with `cli/back` where there is a question to go back to.
 */
export function createNodeAsk({ stdin, stdout, signal }: Terminal): Ask {
  const answer = async <T>(
    { canGoBack, message }: { readonly canGoBack?: boolean; readonly message: string },
    kind: Omit<PromptObject<'answer'>, 'name' | 'message'>,
  ): Promise<T> => {
    const { default: prompts } = await import('prompts')
    if (signal.aborted) throw cliError('cli/cancelled')
    let open: OpenQuestion | undefined
    let isBack = false
    const cancel = (): void => open?.abort()
    const onKey = (_: unknown, key: { readonly name?: string; readonly shift?: boolean } | undefined): void => {
      if (!canGoBack || key?.name !== 'tab' || !key.shift) return
      isBack = true
      cancel()
    }
    // The package hands its question out here only.
    const onRender = function (this: unknown): void {
      open ??= this as OpenQuestion
    }
    stdin.on('keypress', onKey)
    signal.addEventListener('abort', cancel, { once: true })
    try {
      const shown = canGoBack ? `${message} ${backHint}` : message
      const streams: object = { stdin, stdout }
      const answers = await prompts({ ...kind, ...streams, name: 'answer', message: shown, onRender })
      if (!('answer' in answers)) throw cliError(isBack ? 'cli/back' : 'cli/cancelled')
      // The kind of question decides the type of its answer; the package does not type that link.
      return answers['answer'] as T
    } finally {
      stdin.removeListener('keypress', onKey)
      signal.removeEventListener('abort', cancel)
    }
  }
  return {
    text: (question) =>
      answer(question, {
        type: 'text',
        initial: question.initial,
        ...(question.validate ? { validate: question.validate } : {}),
      }),
    confirm: (question) => answer(question, { type: 'confirm', initial: question.initial }),
    select: (question) =>
      answer(question, {
        type: 'select',
        choices: [...question.choices],
        initial: Math.max(
          0,
          question.choices.findIndex((choice) => choice.value === question.initial),
        ),
      }),
    multiselect: (question) =>
      answer(question, {
        type: 'multiselect',
        instructions: false,
        hint: 'space selects, enter accepts',
        choices: question.choices.map((choice) => ({ ...choice, selected: question.initial.includes(choice.value) })),
      }),
  }
}
