/** A user as the frame is told of it. */
export interface User {
  readonly email: string
  readonly accounts: readonly { readonly namespace: 'eip155' | 'solana'; readonly address: string }[]
}

/** Makes it of the columns that hold it. */
export function userOf(row: { readonly email: string; readonly eip155: string; readonly solana: string }): User {
  return {
    email: row.email,
    accounts: [
      { namespace: 'eip155', address: row.eip155 },
      { namespace: 'solana', address: row.solana },
    ],
  }
}
