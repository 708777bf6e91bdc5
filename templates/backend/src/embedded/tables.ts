import type { Generated, GeneratedAlways } from 'kysely'

/** A person with an embedded wallet: one e-mail address of one project. Times in these tables are ms since 1970. */
export interface EmbeddedUserRow {
  readonly id: string
  readonly project_id: string
  readonly email: string
  readonly created_at: number
}

/** A device that has completed a login of the user, by the thumbprint of its key. */
export interface EmbeddedDeviceRow {
  readonly user_id: string
  readonly device: string
  readonly added_at: number
}

/** The addresses of a user's wallet, in clear. */
export interface EmbeddedWalletRow {
  readonly id: string
  readonly user_id: string
  readonly eip155: string
  readonly solana: string
  readonly created_at: number
}

/** The secret of a wallet, encrypted, for one way in (SECURITY 2.6). */
export interface EmbeddedEnvelopeRow {
  readonly wallet_id: string
  readonly kind: string
  readonly v: number
  readonly kid: string
  readonly iv: string
  readonly ct: string
  readonly wrapped_key: string
}

/** Where a login is: the link of the mail is awaited, a code is, or it is over. */
export type LoginState = 'link' | 'code' | 'done' | 'refused' | 'ended'

/** A login under way, bound to device, project and origin. Link and code are there as keyed hashes only. */
export interface EmbeddedLoginRow {
  readonly id: string
  readonly project_id: string
  readonly origin: string
  readonly device: string
  readonly email: string
  readonly language: string
  readonly browser: string
  /** Beginning of the client's address: `203.0.113.*`. */
  readonly network: string
  readonly state: LoginState
  readonly link_hash: string | null
  /** The three numbers of the page of the link, with a space between them. */
  readonly numbers: string | null
  /** The one of them that the frame shows. */
  readonly number: string | null
  readonly link_expires_at: number | null
  readonly code_hash: string | null
  readonly code_expires_at: number | null
  readonly tries: Generated<number>
  readonly created_at: number
}

/** A session of a user on one device. The token is there as a keyed hash only. */
export interface EmbeddedSessionRow {
  readonly id: string
  readonly user_id: string
  readonly device: string
  readonly token_hash: string
  /** The token before the last rotation, which the client may still have: the answer could have been lost. */
  readonly previous_hash: string | null
  /** Until when that one counts, once the new one was used. */
  readonly previous_until: number | null
  /** Whether the client has used the token. */
  readonly is_seen: boolean
  readonly created_at: number
  readonly rotated_at: number
  readonly used_at: number
}

/** A proof that was used. */
export interface EmbeddedNonceRow {
  readonly id: string
  readonly expires_at: number
}

/** Something that has a limit happened once. */
export interface EmbeddedCountRow {
  readonly id: GeneratedAlways<number>
  readonly key: string
  readonly at: number
}

/** New devices of this e-mail address can't sign in until then. */
export interface EmbeddedLockRow {
  readonly key: string
  readonly until: number
}

/** A mail that waits, sealed, or one that was sent in the last hour, empty. */
export interface EmbeddedMailRow {
  readonly id: string
  readonly project_id: string
  readonly login_id: string
  readonly sealed: string
  readonly attempts: Generated<number>
  readonly created_at: number
  readonly next_at: number
  readonly sent_at: number | null
}

/**
 * How a transaction fared: on its way to a node, taken by one, refused, or no node said. Whether it is in a block is the
 * chain's to say.
 */
export type SentState = 'open' | 'sent' | 'refused' | 'unknown'

/** A transaction that a wallet has signed and this backend has sent. */
export interface EmbeddedTransactionRow {
  readonly chain_id: string
  /** `0x` and hex on EVM chains; the first signature in base58 on Solana. */
  readonly hash: string
  readonly user_id: string
  /** The address that signed it, as the chain writes it. */
  readonly account: string
  /** Solana has none. */
  readonly nonce: number | null
  /** Id of the page's request. */
  readonly request_id: string
  readonly state: SentState
  /** How often it was given to a node. */
  readonly tries: number
  readonly sent_at: number
  /** The signed bytes, on EVM chains. */
  readonly raw: string | null
}

/** Whom a wallet has sent something to, on one chain. EVM addresses are lower case. */
export interface EmbeddedRecipientRow {
  readonly user_id: string
  readonly chain_id: string
  readonly address: string
  readonly added_at: number
}

/** A link to the page of a person's activity. It is there as a keyed hash only, and gone once it was used. */
export interface EmbeddedActivityLinkRow {
  readonly link_hash: string
  readonly project_id: string
  readonly email: string
  readonly language: string
  readonly created_at: number
  readonly expires_at: number
}

/** What happened, each line chained to the one before it (SECURITY 2.12). */
export interface WalletAuditRow {
  readonly seq: number
  readonly at: number
  readonly event: string
  readonly outcome: string
  readonly project_id: string
  readonly user_id: string | null
  readonly device: string | null
  readonly origin: string | null
  readonly network: string | null
  /** Id of the login, session or wallet; of a transaction its chain and hash; of an approval its method, digest and id. */
  readonly subject: string | null
  readonly prev_hash: string
  readonly hash: string
}

/** Tables of embedded wallets. */
export interface EmbeddedTables {
  readonly embedded_users: EmbeddedUserRow
  readonly embedded_devices: EmbeddedDeviceRow
  readonly embedded_wallets: EmbeddedWalletRow
  readonly embedded_envelopes: EmbeddedEnvelopeRow
  readonly embedded_logins: EmbeddedLoginRow
  readonly embedded_sessions: EmbeddedSessionRow
  readonly embedded_nonces: EmbeddedNonceRow
  readonly embedded_counts: EmbeddedCountRow
  readonly embedded_locks: EmbeddedLockRow
  readonly embedded_mails: EmbeddedMailRow
  readonly embedded_transactions: EmbeddedTransactionRow
  readonly embedded_recipients: EmbeddedRecipientRow
  readonly embedded_activity_links: EmbeddedActivityLinkRow
  readonly wallet_audit: WalletAuditRow
}
