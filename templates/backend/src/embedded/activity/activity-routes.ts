import { type Context, Hono } from 'hono'
import { type Form, readForm } from '../../admin/form.js'
import type { Env } from '../../backend.js'
import { Problem } from '../../http/problems.js'
import { isProjectId, projectFinder } from '../../projects/read-project.js'
import { readEmail } from '../login/email-address.js'
import { fill } from '../mails/language.js'
import { readLanguage } from '../mails/read-language.js'
import type { MailLanguage } from '../mails/texts.data.js'
import type { EmbeddedBackend } from '../part.js'
import { formHeaders, linkToken, ownFormGuard } from '../site/device-routes.js'
import { type ActivityPage, askActivity, findActivityLink, olderActivity, openActivity } from './activity-links.js'
import { askingPage, linkPage, listPage, type NamedProject, overPage, sentPage } from './activity-page.js'
import { activityTexts } from './activity-texts.js'

/** Most letters of an address that a form has in it again. */
const EMAIL_LETTERS = 254

/**
 * The page on which people see what happened with their wallet (SECURITY 2.12): their address, a link by mail, a button,
 * the list. It is for people and has no script. Reading it changes nothing, and its forms count from this site only.
 */
export function activityRoutes(backend: EmbeddedBackend): Hono<Env> {
  const find = projectFinder(backend)
  const ownForm = ownFormGuard(backend)
  const served = async (id: string) => {
    const project = isProjectId(id) ? await find(id) : undefined
    return project?.isEnabled ? project : undefined
  }
  return new Hono<Env>()
    .use('/activity/*', formHeaders)
    .get('/activity', async (c) => {
      const project = await served(c.req.query('projectId') ?? '')
      if (!project) return c.notFound()
      const token = c.req.query('token')
      if (token === undefined) return c.html(askingPage(languageOf(c), project))
      const link = linkToken.test(token) ? await findActivityLink(backend, token) : undefined
      if (link?.projectId !== project.id) return answerOver(c, project.id)
      return c.html(linkPage(link.language, project, token))
    })
    .post('/activity', ownForm, async (c) => {
      const form = await readForm(c)
      const project = await served(form.get('projectId') ?? '')
      if (!project) return c.notFound()
      const language = languageOf(c)
      const typed = form.get('email') ?? ''
      try {
        const wish = { projectId: project.id, email: readEmail(typed), language, clientIp: c.get('clientIp') }
        await askActivity(backend, { ...wish, userAgent: c.req.header('user-agent') ?? '' })
      } catch (cause) {
        return answerFault(c, { cause, language, project, typed })
      }
      return c.html(sentPage(language, project))
    })
    .post('/activity/link', ownForm, async (c) => {
      const form = await readForm(c)
      const token = form.get('token') ?? ''
      const page = linkToken.test(token) ? await openActivity(backend, token, c.get('clientIp')) : undefined
      return answerList(c, page, form)
    })
    .post('/activity/older', ownForm, async (c) => {
      const form = await readForm(c)
      return answerList(c, await olderActivity(backend, form.get('page') ?? ''), form)
    })

  async function answerList(c: Context<Env>, page: ActivityPage | undefined, form: Form) {
    const project = page && (await served(page.projectId))
    return page && project ? c.html(listPage(page, project.name)) : answerOver(c, form.get('projectId') ?? '')
  }
}

function languageOf(c: Context<Env>): MailLanguage {
  return readLanguage(c.req.header('accept-language'))
}

/** `projectId` is what a form or an address says. */
function answerOver(c: Context<Env>, projectId: string): Response | Promise<Response> {
  c.set('outcome', 'over')
  return c.html(overPage(languageOf(c), isProjectId(projectId) ? projectId : undefined), 404)
}

interface Fault {
  readonly cause: unknown
  readonly language: MailLanguage
  readonly project: NamedProject
  readonly typed: string
}

/** The form again, with what was wrong. Throws what is no fault of the form. */
function answerFault(c: Context<Env>, { cause, language, project, typed }: Fault): Response | Promise<Response> {
  if (!(cause instanceof Problem)) throw cause
  const [{ name }] = cause.reasons
  const texts = activityTexts[language]
  const email = typed.slice(0, EMAIL_LETTERS)
  c.set('outcome', 'refused')
  if (name === 'invalid_email') {
    return c.html(askingPage(language, project, { text: texts.invalid, email, isOfEmail: true }), 400)
  }
  const seconds = cause.headers['retry-after']
  if (seconds === undefined) throw cause
  const text = fill(texts.tooMany, { minutes: Math.ceil(Number(seconds) / 60) })
  return c.html(askingPage(language, project, { text, email, isOfEmail: false }), 429, { 'retry-after': seconds })
}
