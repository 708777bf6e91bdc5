/** A part of the test bench is missing or cannot start; the message says which, and how to get it. */
export class SetupError extends Error {
  override readonly name = 'SetupError'
}
