import { createHash, createHmac, hkdfSync } from 'node:crypto'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type Kysely, type Selectable, sql } from 'kysely'
import type { Database } from '../../templates/backend/src/db/tables.js'
import { openBytes } from '../../templates/backend/src/embedded/keys/sealed-bytes.js'
import { openText } from '../../templates/backend/src/embedded/secrets.js'
import type { EmbeddedLoginRow, EmbeddedMailRow } from '../../templates/backend/src/embedded/tables.js'

/** What a thief has: every row, and every file of the data folder. */
export interface SiteDump {
  readonly rows: ReadonlyMap<string, readonly Readonly<Record<string, unknown>>[]>
  readonly files: ReadonlyMap<string, Buffer>
  /** Every text of the rows. */
  readonly texts: readonly string[]
}

/** Takes everything, by the list of tables that the database itself has. */
export async function takeDump(db: Kysely<Database>, folder: string): Promise<SiteDump> {
  await sql`checkpoint`.execute(db)
  const named = await sql<{ name: string }>`
    select table_name as name from information_schema.tables where table_schema = 'public'`.execute(db)
  const rows = new Map<string, readonly Record<string, unknown>[]>()
  for (const { name } of named.rows) {
    const read = await sql<Record<string, unknown>>`select * from ${sql.table(name)}`.execute(db)
    rows.set(name, read.rows)
  }
  const files = new Map<string, Buffer>()
  for (const entry of await readdir(folder, { recursive: true, withFileTypes: true })) {
    const path = join(entry.parentPath, entry.name)
    if (entry.isFile()) files.set(path, await readFile(path))
  }
  const values = [...rows.values()].flat().flatMap((row) => Object.values(row))
  return { rows, files, texts: [...new Set(values.filter((value) => typeof value === 'string'))] }
}

/** The files that have these bytes: as they are, in hex, in base64 or base64url. */
export function filesWith({ files }: SiteDump, secret: Uint8Array): readonly string[] {
  const bytes = Buffer.from(secret)
  const forms = [
    bytes,
    ...(['hex', 'base64', 'base64url'] as const).map((form) => bytes.toString(form).replace(/=+$/, '')),
  ]
  return [...files].flatMap(([path, content]) => (forms.some((form) => content.includes(form)) ? [path] : []))
}

/** Every 32 bytes that stand anywhere in a text of the rows, as it is or decoded, and its digest. */
export function keysIn({ texts }: SiteDump): readonly Uint8Array[] {
  return texts.flatMap((text) => {
    const forms = [text, ...text.split('.')].flatMap((part) =>
      (['utf8', 'hex', 'base64url'] as const).map((form) => Buffer.from(part, form)),
    )
    const windows = forms.flatMap((bytes) =>
      Array.from({ length: Math.max(0, bytes.length - 31) }, (_, at) => bytes.subarray(at, at + 32)),
    )
    return [...windows, createHash('sha256').update(text).digest()]
  })
}

/** The secrets of wallets that one of these keys opens, as the key of a wallet or as the master key. */
export function openEnvelopes({ rows }: SiteDump, keys: readonly Uint8Array[]): readonly Uint8Array[] {
  const wallets = new Map((rows.get('embedded_wallets') ?? []).map((row) => [row['id'], row['user_id']]))
  const users = new Map((rows.get('embedded_users') ?? []).map((row) => [row['id'], row['project_id']]))
  return (rows.get('embedded_envelopes') ?? []).flatMap((row) => {
    const [wallet, kid] = [row['wallet_id'], row['kid']]
    const user = wallets.get(wallet)
    const project = users.get(user)
    const about = ['1', project, user, wallet, 'operator'].join('|')
    const sealed = { iv: String(row['iv']), ct: String(row['ct']) }
    const [iv = '', ct = ''] = String(row['wrapped_key']).split('.')
    const unwrapped = (key: Uint8Array) => opened(key, JSON.stringify([kid, project, user, wallet]), { iv, ct })
    return keys.flatMap((key) => [key, unwrapped(key)].flatMap((each) => (each && opened(each, about, sealed)) ?? []))
  })
}

function opened(key: Uint8Array, about: string, sealed: { readonly iv: string; readonly ct: string }) {
  try {
    return openBytes(key, about, sealed)
  } catch {
    return undefined
  }
}

/** The mails that one of these secrets opens. */
export function openMails({ rows }: SiteDump, secrets: readonly string[]): readonly string[] {
  const mails = (rows.get('embedded_mails') ?? []) as unknown as readonly Selectable<EmbeddedMailRow>[]
  return mails.flatMap(({ id, sealed }) =>
    secrets.flatMap((secret) => {
      try {
        return [openText({ settings: { secret } as never }, id, sealed)]
      } catch {
        return []
      }
    }),
  )
}

/** The logins that wait for their code. */
export function waitingLogins({ rows }: SiteDump): readonly Selectable<EmbeddedLoginRow>[] {
  const logins = (rows.get('embedded_logins') ?? []) as unknown as readonly Selectable<EmbeddedLoginRow>[]
  return logins.filter(({ code_hash }) => code_hash !== null)
}

/** The code of a login by its hash, tried from 000000 to 999999; `undefined` for none. Without a secret: a plain digest. */
export function findCode(login: Selectable<EmbeddedLoginRow>, secret: string | undefined): string | undefined {
  const { id, device, project_id, origin, code_hash } = login
  const key = Buffer.from(hkdfSync('sha256', secret ?? '', '', 'modal-kit embedded wallet hash code', 32))
  for (let number = 0; number < 1_000_000; number += 1) {
    const code = String(number).padStart(6, '0')
    const hash = secret === undefined ? createHash('sha256') : createHmac('sha256', key)
    const text = JSON.stringify([id, device, project_id, origin, code])
    if (hash.update(text).digest('base64url') === code_hash) return code
  }
  return undefined
}
