import { z } from 'zod'
import { webUrl } from './url.js'

/** Schemes that run code or read files in the place of opening an app. */
const forbidden = /^(javascript|data|file|blob|vbscript|filesystem|about|view-source):/i

/** An address that opens an app: `https:`, or a scheme of the app's own as in `wallet://`. */
export const deepLink = z.string().superRefine((value, context) => {
  const { error } = /^https?:/i.test(value) ? webUrl.safeParse(value) : own.safeParse(value)
  for (const issue of error?.issues ?? []) context.addIssue({ ...issue })
})

const own = z.string().superRefine((value, context) => {
  const message = problemOf(value)
  const fix = `Write the address the app is opened with, as 'wallet://' or 'https://…'.`
  if (message) context.addIssue({ code: 'custom', message, params: { fix } })
})

function problemOf(value: string): string | undefined {
  if (value.length > 2048) return 'must not be longer than 2048 characters'
  if (/[\s\\<>"'`\p{C}]/u.test(value)) return 'must not hold spaces, quotes, brackets or characters that cannot be seen'
  if (forbidden.test(value)) return `must not be a ${value.split(':')[0]?.toLowerCase()}: address`
  return /^[a-z][a-z\d+.-]*:/i.test(value) ? undefined : 'must be an address that opens an app'
}
