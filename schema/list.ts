import { z } from 'zod'

/** A list that may also be written `as const`, with at least `atLeast` entries. */
export function list<Item extends z.ZodType>(
  item: Item,
  atLeast = 0,
): z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]> {
  return z.array(item).min(atLeast)
}

/** Some of the names, each at most once, in the order they are wanted. */
export function orderOf<const Name extends string>(
  names: readonly Name[],
): z.ZodType<readonly Name[], readonly Name[]> {
  return z
    .array(z.enum(names))
    .min(1)
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
