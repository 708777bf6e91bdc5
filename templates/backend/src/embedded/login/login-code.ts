import { randomInt } from 'node:crypto'
import type { Selectable } from 'kysely'
import type { Backend } from '../../backend.js'
import { rules } from '../rules.data.js'
import { keyedHash } from '../secrets.js'
import type { EmbeddedLoginRow } from '../tables.js'

/** What a code is bound to (SECURITY 2.9). */
export type CodeOwner = Pick<Selectable<EmbeddedLoginRow>, 'id' | 'device' | 'project_id' | 'origin'>

/** A code of six digits, zeros at the front included. */
export function makeCode(): string {
  return String(randomInt(10 ** rules.codeDigits)).padStart(rules.codeDigits, '0')
}

/** The keyed hash of a code: it fits one login on one device, in one project, below one origin. */
export function hashOfCode(
  backend: Pick<Backend, 'settings'>,
  { id, device, project_id, origin }: CodeOwner,
  code: string,
): string {
  return keyedHash(backend, 'code', id, device, project_id, origin, code)
}
