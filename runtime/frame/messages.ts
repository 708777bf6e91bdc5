import * as z from 'zod/mini'
import { type ObjectMaker, rpcPayload } from './rpc-params.js'

/** 4 is the specification's envelope over window messages; 5 is the port, with the additions of SECURITY 2.2. */
export type FrameProtocol = 4 | 5

/** What every message of the app carries, and what a success answers, by name (SPEC §7, FACTS 4.3). */
export type FrameMessages = ReturnType<typeof createFrameMessages>

/** The types of each message, by name: `FrameCalls['CONNECT_EMAIL']['answer']`. */
export type FrameCalls = {
  readonly [Name in keyof FrameMessages]: {
    readonly payload: z.input<FrameMessages[Name]['payload']>
    readonly answer: z.output<FrameMessages[Name]['answer']>
  }
}

/** Every message with an answer of its own. */
export type FrameMessageName = keyof FrameMessages

/** What can be called. The client asks for the status and aborts by itself. */
export type FrameCallName = Exclude<FrameMessageName, 'RPC_ABORT' | 'STATUS'>

/**
 * Makes the schemas of all messages. Strict ones refuse what they do not know, at every depth; the others drop it, as
 * the specification's own site is a version ahead or behind.
 */
export function createFrameMessages(isStrict: boolean) {
  const object = (isStrict ? z.strictObject : z.object) as ObjectMaker
  const none = isStrict ? z.undefined() : dropped()
  const chainId = z.union([z.string(), z.number()])
  const text = z.optional(z.string())
  const accounts = z.optional(z.array(object({ address: z.string(), type: z.enum(['eoa', 'smartAccount']) })))
  const otp = object({ otp: z.string() })
  const email = object({ email: z.email() })
  const ids = z.array(z.string())
  const fault = object({ message: text })
  const strings = z.record(z.string(), z.string())
  return {
    SWITCH_NETWORK: { payload: object({ chainId }), answer: object({ chainId }) },
    CONNECT_EMAIL: { payload: email, answer: loginStep(object) },
    CONNECT_DEVICE: { payload: none, answer: none },
    CONNECT_OTP: { payload: otp, answer: none },
    CONNECT_SOCIAL: {
      payload: object({ uri: z.string(), preferredAccountType: text, chainId: z.optional(chainId) }),
      answer: object({
        email: z.optional(z.nullable(z.string())),
        address: z.string(),
        chainId,
        accounts,
        userName: z.optional(z.nullable(z.string())),
        preferredAccountType: text,
      }),
    },
    GET_SOCIAL_REDIRECT_URI: {
      payload: object({ provider: z.enum(['google', 'github', 'apple', 'facebook', 'x', 'discord']) }),
      answer: object({ uri: z.string() }),
    },
    GET_FARCASTER_URI: { payload: none, answer: object({ url: z.string() }) },
    CONNECT_FARCASTER: { payload: none, answer: object({ userName: z.string() }) },
    GET_USER: {
      payload: z.optional(object({ chainId: z.optional(chainId), preferredAccountType: text, socialUri: text })),
      answer: object({
        email: z.optional(z.nullable(z.email())),
        address: z.string(),
        chainId,
        smartAccountDeployed: z.optional(z.boolean()),
        accounts,
        preferredAccountType: text,
      }),
    },
    SIGN_OUT: { payload: none, answer: none },
    IS_CONNECTED: {
      payload: z.optional(object({ token: z.string() })),
      // `isUnknown` is a site that could not ask its server: that is no sign-out (SECURITY T39).
      answer: object({ isConnected: z.boolean(), isUnknown: z.optional(z.boolean()) }),
    },
    GET_CHAIN_ID: { payload: none, answer: object({ chainId }) },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS: {
      payload: none,
      answer: object({ smartAccountEnabledNetworks: z.array(z.number()) }),
    },
    INIT_SMART_ACCOUNT: { payload: none, answer: object({ address: z.string(), isDeployed: z.boolean() }) },
    SET_PREFERRED_ACCOUNT: {
      payload: object({ type: z.string() }),
      answer: object({ type: z.string(), address: z.string() }),
    },
    RPC_REQUEST: { payload: rpcPayload(object), answer: z.unknown() },
    UPDATE_EMAIL: {
      payload: email,
      answer: object({ action: z.enum(['VERIFY_PRIMARY_OTP', 'VERIFY_SECONDARY_OTP']) }),
    },
    UPDATE_EMAIL_PRIMARY_OTP: { payload: otp, answer: none },
    UPDATE_EMAIL_SECONDARY_OTP: { payload: otp, answer: object({ newEmail: z.email() }) },
    SYNC_THEME: {
      payload: object({
        themeMode: z.optional(z.enum(['light', 'dark'])),
        themeVariables: z.optional(z.record(z.string(), z.union([z.string(), z.number()]))),
        w3mThemeVariables: z.optional(strings),
      }),
      answer: none,
    },
    SYNC_DAPP_DATA: {
      payload: object({
        projectId: z.string(),
        sdkVersion: text,
        sdkType: text,
        metadata: z.optional(
          object({ name: z.string(), description: z.string(), url: z.string(), icons: z.array(z.string()) }),
        ),
      }),
      answer: none,
    },
    RELOAD: { payload: none, answer: none },
    /** Without ids, as in protocol 4, it aborts all that sign, send or grant. It is not answered. */
    RPC_ABORT: { payload: z.optional(object({ ids })), answer: none },
    /** What became of requests: `open` ones were begun and not finished, `unknown` ones never begun. */
    STATUS: {
      payload: object({ ids }),
      answer: object({
        done: z.array(object({ id: z.string(), answer: z.optional(z.unknown()), error: z.optional(fault) })),
        open: z.optional(ids),
        unknown: ids,
      }),
    },
  }
}

/** What CONNECT_EMAIL answers. The number of VERIFY_DEVICE is to be found again in the mail. */
function loginStep(object: ObjectMaker) {
  return object({
    action: z.enum(['VERIFY_DEVICE', 'VERIFY_OTP', 'CONNECT']),
    number: z.optional(z.string().check(z.regex(/^\d{1,4}$/))),
  }).check(z.refine(({ action, number }) => number === undefined || action === 'VERIFY_DEVICE'))
}

/** Where nothing is expected: whatever comes is dropped. */
function dropped(): z.ZodMiniType<undefined, undefined> {
  return z.pipe(
    z.unknown(),
    z.transform(() => undefined),
  ) as unknown as z.ZodMiniType<undefined, undefined>
}

/** What the frame sends beside successes, and before the protocol speaks. */
export function createFrameNotices(isStrict: boolean) {
  const object = (isStrict ? z.strictObject : z.object) as ObjectMaker
  return {
    /** The payload of `_ERROR`. */
    error: z.optional(object({ message: z.optional(z.string()) })),
    /** The payload of `RPC_REQUEST_NEEDS_WINDOW`: the page of the wallet's own site that has to be opened. */
    window: object({ path: z.string().check(z.maxLength(512), z.regex(/^\/(?![/\\])[\w\-./~?=&%]*$/)) }),
    /** The payload of SESSION_UPDATE. */
    session: object({ token: z.string() }),
    /** The payload of READY, in the envelope. */
    ready: z.optional(object({ version: z.optional(z.string()) })),
  }
}
