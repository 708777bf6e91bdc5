import { z } from 'zod'

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
