import { Problem } from '../http/problem.js'

/** Most letters of a project's name. */
const NAME_MOST = 80

/** Whether a project can have this id. */
export function isProjectId(id: string): boolean {
  return /^[a-z0-9][a-z0-9_-]{0,63}$/.test(id)
}

/** An id that somebody chose: `local`, or what another system knows the project by. Problem 400 otherwise. */
export function cleanId(id: string): string {
  if (isProjectId(id)) return id
  throw new Problem(400, 'invalid_project_id', 'A project id has 1 to 64 small letters, digits, - and _.')
}

/** The name of a project on one line. Problem 400 when nothing of it is left, or too much. */
export function cleanName(name: string): string {
  const clean = name.replace(/\p{C}/gu, ' ').replace(/\s+/g, ' ').trim()
  if (clean.length >= 1 && clean.length <= NAME_MOST) return clean
  throw new Problem(400, 'invalid_project_name', `A project's name has 1 to ${NAME_MOST} letters.`)
}

/** The refusal of an id that no project has. */
export function unknownProject(id: string): Problem {
  return new Problem(404, 'unknown_project', `There is no project ${id.slice(0, 64)}.`)
}
