/** One error of the API. `{…}` in its text is filled in where it is thrown. */
export interface ProblemRow {
  readonly status: 400 | 401 | 403 | 404 | 409 | 413 | 415 | 429 | 500 | 502 | 503
  readonly text: string
}

/**
 * Every error that the backend answers with: its name, the one status that goes with it, its text. The table of README
 * is this one. Clients decide by three statuses: 403 for an origin that is not allowed, 429 for limits, 5xx for faults
 * here. They fix none for a project that is missing: it is 401 on every route, as for one that is unknown, because a
 * call without a project is not identified.
 */
export const problems = {
  bad_request: { status: 400, text: 'The request can’t be read.' },
  invalid_input: { status: 400, text: '{fault}' },
  invalid_json: { status: 400, text: 'The body is not JSON.' },
  wrong_content_type: { status: 415, text: 'Send it with the header content-type: {type}.' },
  body_too_deep: { status: 400, text: 'A body may be nested {levels} levels deep.' },
  body_too_long: { status: 413, text: 'A body may have {bytes} bytes.' },
  not_found: { status: 404, text: 'There is nothing at this address.' },
  internal: { status: 500, text: 'Something broke on our side. Try again in a moment.' },
  starting: { status: 503, text: 'The backend is starting. Try again in a moment.' },
  deadline: { status: 503, text: 'This took too long. Try again in a moment.' },
  database_unavailable: { status: 503, text: 'The database does not answer. Try again in a moment.' },

  wrong_host: { status: 403, text: 'This name is not served here. Add it to ALLOWED_HOSTS if it should be.' },
  project_missing: { status: 401, text: 'Say which project asks: ?projectId=…' },
  unknown_project: { status: 401, text: 'There is no project with this projectId.' },
  project_disabled: { status: 403, text: 'This project is turned off.' },
  origin_not_allowed: { status: 403, text: "This origin is not on the project's list of allowed origins." },
  rate_limited: { status: 429, text: 'Too many requests {scope}. Try again in {seconds} s.' },

  unsupported_chain: { status: 400, text: '{chain} is not served here. Served: {known}' },
  invalid_address: { status: 400, text: 'address: is neither an EVM nor a Solana address' },
  address_mismatch: { status: 400, text: 'The address is not one of {chain}' },
  invalid_cursor: { status: 400, text: 'cursor: is not one that this list gave out' },
  upstream_failed: { status: 502, text: 'No node of this chain answers. Try again in a moment.' },
  upstream_refused: { status: 502, text: 'The node of this chain refused the request.' },
  provider_failed: { status: 502, text: 'A provider does not answer as it should. Try again in a moment.' },
  image_not_found: { status: 404, text: 'There is no image with this id.' },

  method_not_allowed: { status: 403, text: '{method} is not passed on here' },
  range_too_long: { status: 400, text: '{fault}' },
  simulation_too_large: { status: 400, text: '{fault}' },
  batch_too_long: { status: 413, text: 'A batch may have {calls} calls.' },

  name_not_found: { status: 404, text: 'This name is not registered' },
  unknown_zone: { status: 400, text: 'Names here end in .{zone}' },
  invalid_name: { status: 400, text: 'Can only contain letters, numbers and - characters' },
  misplaced_hyphen: { status: 400, text: 'A - character can be neither first, last, nor doubled at the third place' },
  name_too_short: { status: 400, text: 'Name must be at least {least} characters long' },
  name_too_long: { status: 400, text: 'Name must be at most {most} characters long' },
  name_reserved: { status: 400, text: 'This name is reserved' },
  name_taken: { status: 409, text: 'This name is already registered' },
  name_owned: { status: 409, text: 'You already own a name' },
  name_confusable: { status: 409, text: 'This name looks too much like one that is registered' },
  message_expired: {
    status: 400,
    text: 'The message is older than five minutes, or the clock is wrong. Sign again.',
  },
  invalid_coin_type: { status: 400, text: 'Invalid chainId' },
  invalid_signature: { status: 400, text: 'The signature is not by this address over this message.' },

  no_route: { status: 404, text: 'Nothing swaps these tokens here, or not this amount.' },
  same_token: { status: 400, text: 'Both tokens are the same.' },
  swaps_unsupported: { status: 400, text: 'There are no swaps on {chain}.' },
  chain_mismatch: { status: 400, text: '{chain} is not the chain of the sold token, {sold}.' },
  no_approval: { status: 400, text: 'A native token needs no approval.' },
  no_token: { status: 400, text: 'There is no ERC-20 token at this address.' },
  allowance_needed: { status: 400, text: 'The token has to be approved for the router first.' },
  not_executable: { status: 400, text: 'The swap would fail: is there enough of the token, and of gas?' },

  no_onramp: { status: 404, text: 'No such provider is set up here to buy crypto from.' },
  not_sold: { status: 400, text: 'This is not sold here: try another amount or currency.' },
  currency_not_taken: { status: 400, text: 'Pay with one of {currencies}.' },
  amount_out_of_range: { status: 400, text: 'The sandbox sells for {range} at a time.' },

  foreign_request: { status: 403, text: 'Only pages of the wallet site may ask here.' },
  bad_proof: { status: 401, text: 'This device didn’t sign the request. Reload the page' },
  clock: { status: 401, text: 'This device’s clock is wrong. Set it' },
  session: { status: 401, text: 'Your session ended. Sign in again' },
  invalid_email: { status: 400, text: 'Invalid email address' },
  wrong_code: { status: 400, text: 'Wrong code' },
  login_over: { status: 400, text: 'This code no longer works. Ask for a new one' },
  login_refused: { status: 403, text: 'The number didn’t match. Start the sign-in again' },
  resend_too_soon: { status: 429, text: 'Wait {seconds} s before you ask for another email' },
  too_many_codes: { status: 429, text: 'Too many codes. Wait {minutes} min' },
  new_devices_locked: { status: 429, text: 'Too many wrong codes. New devices can sign in again in {hours} h' },
  too_many_releases: { status: 429, text: 'Your wallet was opened too often today. Try again in {hours} h' },
  foreign_transaction: { status: 403, text: 'This transaction isn’t from your wallet' },
  not_a_transfer: { status: 400, text: 'This wallet only sends coins and tokens' },
  fees_unsupported: { status: 400, text: '{network} doesn’t take the kind of fee that this wallet pays' },
  balance_too_small: { status: 409, text: 'There isn’t enough {symbol} for this transfer and its fee' },
  would_fail: { status: 409, text: 'This transfer would fail on {network}' },
  transaction_expired: { status: 409, text: 'This transaction is too old. Start it again' },
  nonce_taken: { status: 409, text: 'Another transfer was sent in the meantime. Start this one again' },
  transaction_refused: { status: 409, text: '{network} refused this transaction. Nothing was sent' },
  send_unknown: { status: 502, text: 'It isn’t known whether this was sent. Look before you send again' },

  wrong_token: { status: 403, text: 'This is not the admin token.' },
  too_many_tries: { status: 429, text: 'Too many tries. Wait a quarter of an hour.' },
  not_yours: { status: 403, text: 'Metrics are told on this machine, or with the admin token as bearer.' },
  signed_out: { status: 403, text: 'Your session has ended. Sign in at /admin.' },
  foreign_form: { status: 403, text: 'This form is not from your session. Load the page again.' },
  inbox_locked: { status: 403, text: 'Open the inbox by the link that was printed when the stack started.' },
  not_confirmed: { status: 400, text: 'Write the id {id} to delete this project.' },
  project_taken: { status: 409, text: 'There is a project {id} already. Choose another id.' },
  project_not_found: { status: 404, text: 'There is no project {id}.' },
  invalid_project_id: { status: 400, text: 'A project id has 1 to 64 small letters, digits, - and _.' },
  invalid_project_name: { status: 400, text: "A project's name has 1 to {most} letters." },
  invalid_origin: { status: 400, text: '{origin} {fault}' },
  unknown_origin: { status: 404, text: 'The project {id} has no origin {origin}.' },
  unknown_feature: { status: 400, text: 'There is no feature {feature}. There are: {known}' },
  unknown_provider: { status: 400, text: '{feature} has no provider {provider}. It has: {known}' },
  invalid_position: { status: 400, text: 'A switch is on, off or default.' },
  unknown_limit: { status: 400, text: 'There is no limit {kind}. There are: {known}' },
  invalid_limit: { status: 400, text: 'A limit is a whole number from 1 to {most}.' },
} as const satisfies Readonly<Record<string, ProblemRow>>
