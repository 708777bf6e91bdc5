import { z } from 'zod'
import { plannedFlags } from './planned.data.js'
import { discriminate } from './shapes.js'

/** Zod shape of every flag in `plannedFlags`. */
export type PlannedShape = {
  readonly [Flag in keyof typeof plannedFlags]: z.ZodOptional<z.ZodType<boolean, boolean>>
}

/**
 * Takes a value while it is off and complains by name when it is on, so that nothing in the config is ever
 * silently without effect. Off is `false`, nothing, or an empty list or object, unless `isOn` says otherwise.
 */
export function unimplemented<Schema extends z.ZodType>(
  name: string | ((value: unknown) => string),
  schema: Schema,
  isOn: (value: unknown) => boolean = isSet,
): z.ZodType<z.input<Schema>, z.input<Schema>> {
  const canBeFalse = schema.safeParse(false).success
  const refuse = z.unknown().superRefine((value, context) => {
    context.addIssue({
      code: 'custom',
      message: `this version of create-modal-kit has no ${typeof name === 'string' ? name : name(value)} yet`,
      params: { fix: canBeFalse ? 'Remove the line or set it to false.' : 'Remove the line.' },
    })
  })
  return discriminate((value) => (isOn(value) ? refuse : schema))
}

/** The shape of all flags whose feature is not built, made from the table. */
export function plannedShape(): PlannedShape {
  const entries = Object.keys(plannedFlags).map((flag) => [flag, unimplemented(flag, z.boolean()).optional()])
  // The type is computed from the same table the entries are made of; fromEntries cannot know that.
  return Object.fromEntries(entries) as PlannedShape
}

function isSet(value: unknown): boolean {
  if (typeof value === 'object' && value !== null) return Object.keys(value).length > 0
  return value !== undefined && value !== false
}
