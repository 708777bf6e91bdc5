import { basename } from 'node:path'
import { parseEnv } from 'node:util'
import type { Facts } from '../facts.js'

/** A value that is not passed on, and the word that stands for it. */
export interface Hidden {
  readonly value: string
  readonly as: string
}

/** Shorter ones say nothing, and hiding them would take letters out of words. */
const SHORTEST = 3

/** What the report of a project must not hold: its id, its folders, every value of the environment and of `.env` files. */
export async function hiddenValues({ env, cwd, files, config, mode }: Facts): Promise<readonly Hidden[]> {
  const paths = config.files.filter((path) => basename(path).startsWith('.env'))
  const texts = await Promise.all(paths.map((path) => files.read(path)))
  const parsed = texts.map((text) => (text === undefined ? {} : parseEnv(text)))
  const values = [env, ...parsed].flatMap((variables) => Object.values(variables))
  const named: readonly (readonly [string | undefined, string])[] = [
    [cwd, '.'],
    [env['HOME'], '~'],
    [env['USERPROFILE'], '~'],
    [config.value?.projectId, '[project]'],
    [config.resolved?.projectId, '[project]'],
    [config.value?.walletConnectProjectId, '[project]'],
    ...values.map((value) => [value, '[env]'] as const),
  ]
  const found = new Map<string, string>()
  for (const [value, as] of named) {
    const text = value?.trim() ?? ''
    if (text.length >= SHORTEST && text !== mode && !found.has(text)) found.set(text, as)
  }
  return [...found].map(([value, as]) => ({ value, as }))
}
