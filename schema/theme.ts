import { z } from 'zod'
import { defaults } from './defaults.data.js'
import { blurNames, presetNames, radiusNames } from './presets.data.js'
import { discriminate, strict } from './shapes.js'
import type { TokenKind } from './token-kind.js'
import { kindOf } from './token-kind.js'
import { tokenValueProblem } from './token-value.js'
import type { TokenName, TokenValue } from './tokens.js'
import { tokens } from './tokens.js'

/** What a token takes: only colours differ between the schemes. */
type ValueOf<Name extends TokenName> = Name extends `color.${string}` ? TokenValue : string

type TokenShape = { readonly [Name in TokenName]: z.ZodOptional<z.ZodType<ValueOf<Name>, ValueOf<Name>>> }

/** The `theme` key of the config. */
export const themeSchema = strict({
  /** Colour scheme; `system` follows the system's setting. */
  mode: z.enum(['light', 'dark', 'system']).default(defaults.theme.mode),
  /** A look to start from; the keys below change what it says, `tokens` last. */
  preset: z.enum(presetNames).optional(),
  /**
   * Your brand colour, or one for each scheme. What stands on it, links and the focus ring are derived from it with the
   * contrast they need (WCAG 2: 4.5 for text, 3 for the ring); of one colour also the one for the dark scheme.
   */
  accent: tokenShapeOf('color.accent').optional(),
  /** How round everything is; `medium` is 4 px, which all radii are multiples of (SPEC §9). */
  radius: z.enum(radiusNames).optional(),
  /** How much the page behind the modal is blurred: nothing, 6 px or 16 px. */
  blur: z.enum(blurNames).optional(),
  /** Puts the kit's styles into the cascade layer `modal-kit`, for hosts whose own styles are layered. */
  layer: z.boolean().default(false),
  /**
   * Design tokens to override, by name. Text must be readable on what it stands on, in both schemes (WCAG 2: 4.5, the
   * focus ring 3); `generate` checks it and says which colours it cannot: those with a variable of the page in them,
   * `currentcolor` and system colours.
   */
  tokens: strict(tokenShape()).optional(),
})

function tokenShape(): TokenShape {
  // The keys of the token table are its names.
  const names = Object.keys(tokens) as readonly TokenName[]
  const entries = names.map((name) => [name, tokenShapeOf(name).optional()])
  // One entry for each name of the token table; fromEntries widens the names to strings.
  return Object.fromEntries(entries) as TokenShape
}

function tokenShapeOf(name: TokenName) {
  const one = tokenValue(kindOf(name))
  const pair = strict({ light: one, dark: one })
  const takesTwo = 'dark' in tokens[name]
  return discriminate<TokenValue>((value) => (takesTwo && typeof value === 'object' ? pair : one))
}

/** One value of a token. A number is answered with the text to write: `999` is `'999'`. */
function tokenValue(kind: TokenKind) {
  return discriminate<string>((value) => {
    if (typeof value === 'number') return quoted(kind)
    return typeof value === 'object' && value !== null ? single : text(kind)
  })
}

const single = z.unknown().superRefine((_, context) => {
  const params = { fix: 'Write one value in quotes.' }
  context.addIssue({ code: 'custom', message: 'must be one value, because only colours differ by scheme', params })
})

function quoted(kind: TokenKind) {
  return z.number().superRefine((value, context) => {
    const fix = tokenValueProblem(kind, String(value))?.fix ?? `Write '${value}'.`
    context.addIssue({ code: 'custom', message: 'must be text', params: { fix } })
  })
}

function text(kind: TokenKind) {
  return z.string().superRefine((value, context) => {
    const problem = tokenValueProblem(kind, value)
    if (problem) context.addIssue({ code: 'custom', message: problem.message, params: { fix: problem.fix } })
  })
}
