/**
 * What a wallet's own code starts and does not wait for: a rejection of `work` is given to `onFailure` in place of
 * reaching the page as an unhandled one. It resolves to `undefined` then.
 */
export function held<Args extends never[], Result>(
  work: (...args: Args) => Promise<Result>,
  onFailure: (cause: unknown) => void = () => {},
): (this: unknown, ...args: Args) => Promise<Result | undefined> {
  return async function (...args) {
    try {
      return await work.apply(this, args)
    } catch (cause) {
      onFailure(cause)
      return undefined
    }
  }
}
