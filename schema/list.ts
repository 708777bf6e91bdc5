import { z } from 'zod'

/** A list that may also be written `as const`, with at least `atLeast` entries. */
export function list<Item extends z.ZodType>(
  item: Item,
  atLeast = 0,
): z.ZodType<readonly z.output<Item>[], readonly z.input<Item>[]> {
  return z.array(item).min(atLeast)
}
