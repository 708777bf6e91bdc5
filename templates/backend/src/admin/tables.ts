/** A browser that showed the admin token. */
export interface AdminSessionRow {
  /** SHA-256 of what the cookie holds. */
  readonly id_hash: string
  /** Keyed hash of the token that it showed: another token ends the session. */
  readonly token_hash: string
  /** Milliseconds since 1970. */
  readonly expires_at: number
}

/** One try to sign in. */
export interface AdminAttemptRow {
  readonly id: string
  /** Keyed hash of the client's address. */
  readonly client_hash: string
  /** Milliseconds since 1970. */
  readonly at: number
}

/** Tables of the admin page. */
export interface AdminTables {
  readonly admin_sessions: AdminSessionRow
  readonly admin_attempts: AdminAttemptRow
}
