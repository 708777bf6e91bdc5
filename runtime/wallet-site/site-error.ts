/** An error whose message is for the person who uses the app: the frame answers with it. */
export class SiteError extends Error {
  override readonly name = 'SiteError'
}

/** The server was not reached, or what it answered is of no use. Whether it did what was asked is not known. */
export class UnreachableError extends SiteError {
  constructor(message = 'The wallet didn’t answer. Try again.') {
    super(message)
  }
}

/** The server refused. */
export class RefusedError extends SiteError {
  readonly status: number
  /** The server's name of the problem. */
  readonly code: string

  constructor(message: string, status: number, code: string) {
    super(message)
    this.status = status
    this.code = code
  }
}

/** What is said where the server gives no words. */
export const puzzled = 'Something went wrong in the wallet. Try again.'
