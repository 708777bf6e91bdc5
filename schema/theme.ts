import { z } from 'zod'
import { cssValueProblem } from './css-value.js'
import { either } from './either.js'
import { strict } from './strict.js'
import type { TokenName } from './tokens.js'
import { tokens } from './tokens.js'

/** A value for both schemes, or one for each; only tokens whose default has two take two. */
export type TokenValue = string | { readonly light: string; readonly dark: string }

type TokenShape = { readonly [Name in TokenName]: z.ZodOptional<z.ZodType<TokenValue, TokenValue>> }

const cssValue = z.string().superRefine((value, context) => {
  const message = cssValueProblem(value)
  if (message) context.addIssue({ code: 'custom', message, params: { fix: 'Write one plain CSS value.' } })
})

const pair = strict({ light: cssValue, dark: cssValue })

/** The `theme` key of the config. */
export const themeSchema = strict({
  /** Colour scheme; `system` follows the system's setting. */
  mode: z.enum(['light', 'dark', 'system']).optional(),
  /** Puts the kit's styles into the cascade layer `modal-kit`, for hosts whose own styles are layered. */
  layer: z.boolean().optional(),
  /** Design tokens to override, by name. */
  tokens: strict(tokenShape()).optional(),
})

function tokenShape(): TokenShape {
  const entries = Object.entries(tokens).map(([name, token]) => {
    const takesTwo = 'dark' in token
    return [name, either<TokenValue>((value) => (takesTwo && typeof value === 'object' ? pair : cssValue)).optional()]
  })
  // One entry for each name of the token table; fromEntries widens the names to strings.
  return Object.fromEntries(entries) as TokenShape
}
