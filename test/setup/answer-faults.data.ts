/** What a backend answers in place of what was asked, and the code of the error that it becomes. */
export interface AnswerFault {
  readonly fault: string
  readonly code: string
  answer(): Response | Promise<never>
}

const json = { 'content-type': 'application/json' }
const status = (code: number) => () => new Response('{}', { status: code })
/** More than any answer may have. */
const huge = { data: Array.from({ length: 60_000 }, () => ({ text: 'more of the same '.repeat(12) })) }

/** Every way in which a backend fails. */
export const answerFaults: readonly AnswerFault[] = [
  { fault: '400', code: 'backend/failed', answer: status(400) },
  { fault: '403', code: 'backend/origin', answer: status(403) },
  { fault: '429', code: 'backend/rate-limited', answer: status(429) },
  { fault: '500', code: 'backend/failed', answer: status(500) },
  { fault: 'nothing', code: 'flow/timeout', answer: () => new Promise<never>(() => {}) },
  { fault: 'garbage', code: 'backend/bad-answer', answer: () => new Response('<html>', { headers: json }) },
  { fault: 'another shape', code: 'backend/bad-answer', answer: () => Response.json({ data: {} }) },
  {
    fault: 'rows of something else',
    code: 'backend/bad-answer',
    answer: () => Response.json({ data: [1, null, { a: 1 }] }),
  },
  { fault: 'more than is read', code: 'backend/bad-answer', answer: () => Response.json(huge) },
]
