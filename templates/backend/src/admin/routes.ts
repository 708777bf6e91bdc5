import { type Context, Hono } from 'hono'
import { deleteCookie, getCookie, setCookie } from 'hono/cookie'
import type { Backend, Env } from '../backend.js'
import { Problem } from '../http/problems.js'
import { isOwnOrigin } from '../origins/origins.js'
import { changes } from './changes.js'
import { type Form, readForm } from './form.js'
import { pageHeaders } from './layout.js'
import { signInPage } from './projects-page.js'
import { closeSession, formToken, isSame, isSessionOpen, openSession, SESSION_MS } from './sessions.js'
import { showProject, showProjects } from './show.js'
import { style } from './style.data.js'

const COOKIE = 'modal-kit-admin'

/** The admin page, `/admin` and below. There is none without an admin token in the settings. */
export function adminRoutes(backend: Pick<Backend, 'db' | 'clock' | 'settings'>): Hono<Env> {
  const routes = new Hono<Env>()
  const { settings } = backend
  if (!settings.adminToken) return routes
  const cookie = cookieOf(settings.publicUrl)

  routes.use('/admin', pageHeaders()).use('/admin/*', pageHeaders())
  routes.get('/admin/style.css', (c) => c.body(style, 200, { 'content-type': 'text/css; charset=utf-8' }))
  routes.post('/admin/sign-in', async (c) => {
    needOwnOrigin(c)
    const form = await readForm(c)
    try {
      const id = await openSession(backend, form.get('token') ?? '', c.get('clientIp'))
      setCookie(c, cookie.name, id, { ...cookie.options, maxAge: SESSION_MS / 1_000 })
      return c.redirect('/admin', 303)
    } catch (cause) {
      if (!(cause instanceof Problem)) throw cause
      return c.html(signInPage(cause.message), cause.status, { ...cause.headers })
    }
  })
  routes.get('/admin', async (c) => {
    const id = await sessionOf(c)
    return id === undefined ? c.html(signInPage()) : c.html(await showProjects(backend, formToken(backend, id)))
  })
  routes.get('/admin/projects/:id', async (c) => {
    const id = await sessionOf(c)
    if (id === undefined) return c.redirect('/admin', 303)
    return c.html(await showProject(backend, c.req.param('id'), formToken(backend, id)))
  })
  routes.post('/admin/sign-out', async (c) => {
    const { id } = await needForm(c)
    await closeSession(backend, id)
    deleteCookie(c, cookie.name, cookie.options)
    return c.redirect('/admin', 303)
  })
  routes.post('/admin/projects', async (c) => {
    const { form, id } = await needForm(c)
    return change(
      c,
      () => changes.create(backend, '', form),
      (fault) => showProjects(backend, formToken(backend, id), fault),
    )
  })
  routes.post('/admin/projects/:id/:change', async (c) => {
    const { form, id } = await needForm(c)
    const { id: project, change: name } = c.req.param()
    const apply = name !== 'create' && Object.hasOwn(changes, name) ? changes[name as keyof typeof changes] : undefined
    if (!apply) throw new Problem('not_found')
    return change(
      c,
      () => apply(backend, project, form),
      (fault) => showProject(backend, project, formToken(backend, id), fault),
    )
  })
  return routes

  async function sessionOf(c: Context<Env>): Promise<string | undefined> {
    const id = getCookie(c, cookie.name)
    return id !== undefined && (await isSessionOpen(backend, id)) ? id : undefined
  }

  function needOwnOrigin(c: Context<Env>): void {
    if (!isOwnOrigin(settings, c.req.header('origin'))) {
      throw new Problem('foreign_form')
    }
  }

  /** The fields of a form that a page of this session sent. */
  async function needForm(c: Context<Env>): Promise<{ readonly form: Form; readonly id: string }> {
    needOwnOrigin(c)
    const id = await sessionOf(c)
    if (id === undefined) throw new Problem('signed_out')
    const form = await readForm(c)
    if (!isSame(form.get('csrf') ?? '', formToken(backend, id))) {
      throw new Problem('foreign_form')
    }
    return { form, id }
  }
}

/** Makes the change and goes to the page that shows it; an error of the user is shown above the form. */
async function change(
  c: Context<Env>,
  apply: () => Promise<string>,
  show: (fault: string) => ReturnType<typeof showProjects>,
): Promise<Response> {
  try {
    return c.redirect(await apply(), 303)
  } catch (cause) {
    if (!(cause instanceof Problem) || cause.status >= 500) throw cause
    return c.html(await show(cause.message), cause.status)
  }
}

/** Behind https the browser itself keeps other hosts and plain http away from the cookie. */
function cookieOf(publicUrl: string) {
  const isSecure = new URL(publicUrl).protocol === 'https:'
  const options = { path: isSecure ? '/' : '/admin', httpOnly: true, sameSite: 'Strict', secure: isSecure } as const
  return { name: isSecure ? `__Host-${COOKIE}` : COOKIE, options }
}
