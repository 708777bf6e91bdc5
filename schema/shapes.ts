import { z } from 'zod'

/** Start of the message of an unknown key; the keys that exist follow, separated by spaces. */
export const knownKeys = 'known keys: '

/** An object that takes no other keys, and whose complaint about one says which keys there are. */
export function strict<const Shape extends z.ZodRawShape>(shape: Shape) {
  return z.strictObject(shape, {
    error: ({ code }) => (code === 'unrecognized_keys' ? knownKeys + Object.keys(shape).join(' ') : undefined),
  })
}

/** A list that may also be written `as const`, with at least `atLeast` entries. */
export function list<Item extends z.ZodType>(
  item: Item,
  atLeast = 0,
): z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]> {
  return z.array(item).min(atLeast)
}

/** Some of the names, at least `atLeast` of them, each at most once, in the order they are wanted. */
export function orderOf<const Name extends string>(
  names: readonly Name[],
  atLeast = 1,
): z.ZodType<readonly Name[], readonly Name[]> {
  return z
    .array(z.enum(names))
    .min(atLeast)
    .superRefine((order, context) => {
      const index = order.findIndex((name, at) => order.indexOf(name) < at)
      if (index < 0) return
      context.addIssue({
        code: 'custom',
        path: [index],
        message: 'is in the list already',
        params: { fix: 'Remove it.' },
      })
    })
}

/**
 * A union whose branch is chosen by looking at the value, so that an error speaks of the branch
 * the author meant instead of listing every branch.
 */
export function discriminate<Value>(choose: (value: unknown) => z.ZodType): z.ZodType<Value, Value> {
  return z.custom<Value>().superRefine((value, context) => {
    const { error } = choose(value).safeParse(value, { reportInput: true })
    for (const issue of error?.issues ?? []) context.addIssue({ ...issue })
  })
}
