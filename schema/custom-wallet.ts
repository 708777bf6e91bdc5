import { z } from 'zod'
import { deepLink } from './deep-link.js'
import { isDataPicture } from './picture.js'
import { list, strict } from './shapes.js'
import { webUrl } from './url.js'

const text = z.string().trim().min(1)

/** The picture is in the modal's first script. */
const IMAGE_LENGTH = 32_768

const image = z.string().superRefine((value, context) => {
  const message = imageProblem(value)
  const fix = `Write it as a data: address: small PNG, JPEG, WebP, GIF or SVG, as 'data:image/png;base64,…'.`
  if (message) context.addIssue({ code: 'custom', message, params: { fix } })
})

/** One wallet of `connect.customWallets`, under the names other kits know its fields by. */
const customWallet = strict({
  id: text.max(80),
  name: text.max(80),
  /** An announced wallet of this rdns is this one. */
  rdns: z
    .string()
    .regex(/^[a-z\d][-\w]*(\.[-\w]+)+$/i, 'must be a domain written backwards, as io.example.wallet')
    .max(253)
    .optional(),
  /** A `data:` image: nothing is fetched from other hosts. A monogram when left out. */
  image_url: image.optional(),
  homepage: webUrl.optional(),
  chrome_store: webUrl.optional(),
  app_store: webUrl.optional(),
  play_store: webUrl.optional(),
  mobile_link: deepLink.optional(),
  /** The page that its app on a phone takes over, tried before `mobile_link`. */
  link_mode: webUrl.optional(),
  desktop_link: deepLink.optional(),
  webapp_link: webUrl.optional(),
}).superRefine(({ link_mode, mobile_link }, context) => {
  if (link_mode === undefined || mobile_link !== undefined) return
  const fix = `Add mobile_link: '…', which opens the app where the page is not taken over.`
  context.addIssue({ code: 'custom', path: ['link_mode'], message: 'needs mobile_link beside it', params: { fix } })
})

/** The list of them; each id is there once. */
export const customWallets = list(customWallet).superRefine((wallets, context) => {
  for (const [index, { id }] of wallets.entries()) {
    const first = wallets.findIndex((wallet) => wallet.id === id)
    if (first === index) continue
    const message = `is the id of connect.customWallets[${first}] already`
    context.addIssue({ code: 'custom', path: [index, 'id'], message, params: { fix: 'Give each wallet its own id.' } })
  }
})

function imageProblem(value: string): string | undefined {
  if (value.length > IMAGE_LENGTH) return `must not be longer than ${IMAGE_LENGTH} characters`
  return isDataPicture(value, IMAGE_LENGTH) ? undefined : 'must be a data: image'
}
