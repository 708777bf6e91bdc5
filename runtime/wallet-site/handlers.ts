import { clean } from '../core/clean.js'
import { isUnsafe } from '../frame/methods.data.js'
import type { FrameHandlers } from '../frame/serve-requests.js'
import { apiAnswers } from './answers.js'
import type { Api } from './api.js'
import type { SitePage } from './host-page.js'
import type { SiteLogin } from './login.js'
import { addressOn, type CurrentNetwork, noAccount, readNetwork } from './networks.js'
import type { SiteSession } from './session.js'
import { needsWindow } from './signing/refusals.js'
import type { Signing } from './signing/sign-wish.js'
import { puzzled, SiteError } from './site-error.js'
import { themeProperties } from './theme.js'

/** What messages are answered with. */
export interface HandlerDeps {
  readonly api: Api
  readonly login: SiteLogin
  readonly session: SiteSession
  /** `undefined` where this site only signs people in. */
  readonly signing: Signing | undefined
  readonly network: CurrentNetwork
  readonly page: Pick<SitePage, 'style' | 'reload'>
  /** Shows who uses the wallet; the name is the app's own word. */
  showApp(name: string): void
}

/** Letters of a node's error that go on to the app. */
const MESSAGE_LENGTH = 200

/** What the site does, by the name of the message (SPEC §7). What an error says is for people; see `forPeople`. */
export function createHandlers({ api, login, session, signing, network, page, showApp }: HandlerDeps): FrameHandlers {
  const answers = apiAnswers()

  return {
    CONNECT_EMAIL({ email }, { signal }) {
      return login.start(email, signal)
    },
    async CONNECT_DEVICE(_, { signal }) {
      await login.approve(signal)
      return undefined
    },
    async CONNECT_OTP({ otp }, { signal }) {
      await login.enter(otp, signal)
      return undefined
    },
    async IS_CONNECTED(_, { signal }) {
      const { state } = await session.state(signal)
      return { isConnected: state === 'yes', ...(state === 'unknown' && { isUnknown: true }) }
    },
    async GET_USER(payload, { signal }) {
      if (payload?.socialUri !== undefined) throw emailOnly()
      const asked = payload?.chainId === undefined ? network.get() : network.set(payload.chainId)
      const user = await session.user(signal)
      const address = addressOn(asked, user)
      const answer = { email: user.email, address, chainId: asked.chainId, preferredAccountType: 'eoa' }
      return { ...answer, smartAccountDeployed: false, accounts: [{ address, type: 'eoa' }] }
    },
    SWITCH_NETWORK({ chainId }) {
      return { chainId: network.set(chainId).chainId }
    },
    GET_CHAIN_ID() {
      return { chainId: network.get().chainId }
    },
    GET_SMART_ACCOUNT_ENABLED_NETWORKS() {
      return { smartAccountEnabledNetworks: [] }
    },
    async SET_PREFERRED_ACCOUNT({ type }, { signal }) {
      if (type !== 'eoa') throw new SiteError('This wallet has no smart accounts.')
      return { type, address: addressOn(network.get(), await session.user(signal)) }
    },
    async SIGN_OUT(_, { signal }) {
      signing?.forget()
      await session.end(signal)
      return undefined
    },
    SYNC_THEME(theme) {
      for (const [name, value] of themeProperties(theme)) page.style(name, value)
      return undefined
    },
    SYNC_DAPP_DATA({ metadata }) {
      showApp(metadata?.name ?? '')
      return undefined
    },
    RELOAD() {
      page.reload()
      return undefined
    },
    async RPC_REQUEST({ method, params, chainId }, { id, signal }) {
      const asked = chainId === undefined ? network.get() : readNetwork(chainId)
      if (isUnsafe(method) && !signing) throw needsWindow()
      if (!asked) throw noAccount()
      if (isUnsafe(method)) return signing?.sign({ id, method, params, network: asked, signal })
      const body = { chainId: asked.id, method, params: params ?? [] }
      const { answer } = await api.call({ name: 'rpc', body, answer: answers.rpc, signal })
      if ('error' in answer) throw new SiteError(clean(answer.error.message, MESSAGE_LENGTH) || puzzled)
      return answer.result
    },
    CONNECT_SOCIAL: refuseLogin,
    GET_SOCIAL_REDIRECT_URI: refuseLogin,
    GET_FARCASTER_URI: refuseLogin,
    CONNECT_FARCASTER: refuseLogin,
    UPDATE_EMAIL: refuseChange,
    UPDATE_EMAIL_PRIMARY_OTP: refuseChange,
    UPDATE_EMAIL_SECONDARY_OTP: refuseChange,
  }
}

function emailOnly(): SiteError {
  return new SiteError('This wallet signs people in by email only.')
}

function refuseLogin(): never {
  throw emailOnly()
}

function refuseChange(): never {
  throw new SiteError('This wallet can’t change email addresses yet.')
}
