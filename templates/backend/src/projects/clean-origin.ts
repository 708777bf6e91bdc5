import { Problem } from '../http/problem.js'
import { checkPattern } from '../origins/check-pattern.js'
import { readPattern } from '../origins/origin-pattern.js'

/** An origin or a pattern of origins in the form that is stored and matched. Problem 400 that says what is wrong with it. */
export function cleanOrigin(text: string): string {
  const origin = text.trim()
  const fault = checkPattern(origin)
  const read = readPattern(origin)
  if (fault !== undefined || 'problem' in read) {
    const shown = JSON.stringify(origin.slice(0, 100))
    throw new Problem(400, 'invalid_origin', `${shown} ${fault ?? 'is no origin'}`)
  }
  const { schemes, host, port } = read.pattern
  const scheme = origin.includes('://') ? `${schemes[0]}://` : ''
  return `${scheme}${host}${port ? `:${port}` : ''}`
}
