/** Who posts to the site: the page that embeds it, a frame of the page, or such a frame without an origin of its own. */
export type Sender = 'page' | 'beside' | 'sandbox'

/** What is waited for. */
export interface Wanted {
  /** A port by its number; window messages of the site where it is left out. */
  readonly port?: number | undefined
  /** The field that tells the message, and its value; any value where that is left out. */
  readonly key: 'id' | 't' | 'type'
  readonly value?: string | undefined
  /** So many messages that fit are passed over. */
  readonly after?: number | undefined
}

/** The page of an app, as the suite works it. */
export interface AppInPage {
  /** Embeds the site in place of the one before. Resolves with the load of a document, whichever it is. */
  embed(url: string): Promise<void>
  /** Posts to the site's window, with so many ports. Gives their numbers. */
  post(data: unknown, ports: number, sender: Sender): Promise<readonly number[]>
  /** Posts on a port. */
  say(port: number, data: unknown): void
  /** The message, once it has come. */
  find(wanted: Wanted): { readonly data: unknown } | undefined
  /** All that came so far on a port, or as window messages of the site. */
  heard(port?: number): readonly unknown[]
}

/** What the script of the page is told. */
export interface AppScript {
  /** Global of `AppInPage`. */
  readonly name: string
  /** The origin of the site, to which alone it posts. */
  readonly origin: string
  /** The page is in a sandbox, and the site in it: that has no origin which could be named. */
  readonly isSandboxed: boolean
}

/**
 * Runs in a page of the app, and speaks to the site without the kit's client, so that it can send what that never would.
 * It is sent as text, so it uses nothing from outside itself.
 */
export function appInPage({ name, origin, isSandboxed }: AppScript): void {
  const ports: MessagePort[] = []
  const log: { readonly port: number | undefined; readonly data: unknown }[] = []
  let site: HTMLIFrameElement | undefined

  const note = (port: number | undefined, data: unknown) => void log.push({ port, data })

  window.addEventListener('message', (event) => {
    if (event.origin === origin && event.source === site?.contentWindow) note(undefined, event.data)
  })

  function frameOf(set: (frame: HTMLIFrameElement) => void): Promise<HTMLIFrameElement> {
    const frame = document.createElement('iframe')
    set(frame)
    return new Promise((resolve) => {
      frame.addEventListener('load', () => resolve(frame), { once: true })
      document.body.append(frame)
    })
  }

  const besides = (sandbox: string | undefined) =>
    frameOf((frame) => {
      if (sandbox !== undefined) frame.setAttribute('sandbox', sandbox)
      frame.src = '/beside'
    })

  function openPort(): { readonly number: number; readonly handed: MessagePort } {
    const { port1, port2 } = new MessageChannel()
    const number = ports.push(port1) - 1
    port1.onmessage = ({ data }) => note(number, data)
    return { number, handed: port2 }
  }

  const app: AppInPage = {
    async embed(url) {
      site?.remove()
      await frameOf((frame) => {
        // As the kit's client has it, but for the sandbox: the site is seen, and approvals can be clicked.
        frame.referrerPolicy = 'strict-origin'
        frame.allow = `publickey-credentials-get ${origin}; publickey-credentials-create ${origin}`
        frame.style.cssText = 'border:0;inline-size:360px;block-size:600px'
        frame.src = url
        site = frame
      })
    },
    async post(data, count, sender) {
      const opened = Array.from({ length: count }, openPort)
      const handed = opened.map((each) => each.handed)
      if (sender === 'page') site?.contentWindow?.postMessage(data, isSandboxed ? '*' : origin, handed)
      else {
        const frame = await besides(sender === 'sandbox' ? 'allow-scripts' : undefined)
        // A sandbox has no origin that could be named.
        frame.contentWindow?.postMessage(data, '*', handed)
      }
      return opened.map(({ number }) => number)
    },
    say: (port, data) => ports[port]?.postMessage(data),
    heard: (port) => log.flatMap((each) => (each.port === port ? [each.data] : [])),
    find({ port, key, value, after = 0 }) {
      const fits = (data: unknown) => {
        const field = (Object(data) as Readonly<Record<string, unknown>>)[key]
        return value === undefined ? field !== undefined : field === value
      }
      const found = app.heard(port).filter(fits)
      return found.length > after ? { data: found[after] } : undefined
    },
  }
  Object.defineProperty(window, name, { value: app })
}

/**
 * Runs in a frame beside the site, at `/beside` of the app: posts to the first frame of the page, which is the site, what the page
 * hands it. It is sent as text too.
 */
export function besideInPage({ origin }: AppScript): void {
  window.addEventListener('message', ({ data, ports }) =>
    window.parent.frames[0]?.postMessage(data, origin, [...ports]),
  )
}
