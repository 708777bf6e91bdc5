import { type Context, Hono } from 'hono'
import { readForm } from '../../admin/form.js'
import type { Env } from '../../backend.js'
import { Problem } from '../../http/problems.js'
import { isProjectId, projectFinder } from '../../projects/read-project.js'
import { readEmail } from '../login/email-address.js'
import { fill, mailLanguage } from '../mails/language.js'
import type { MailLanguage } from '../mails/texts.data.js'
import type { EmbeddedBackend } from '../part.js'
import { formHeaders, linkToken, ownFormGuard } from '../site/device-routes.js'
import { askActivity, findActivityLink, olderActivity, openActivity } from './activity-links.js'
import { askingPage, linkPage, listPage, overPage, sentPage } from './activity-page.js'
import { activityTexts } from './activity-texts.js'
import { readLanguage } from './read-language.js'

/**
 * The page on which people see what happened with their wallet (SECURITY 2.12): their address, a link by mail, a button,
 * the list. It is for people and has no script. Reading it changes nothing, and its forms count from this site only.
 */
export function activityRoutes(backend: EmbeddedBackend): Hono<Env> {
  const find = projectFinder(backend)
  const ownForm = ownFormGuard(backend)
  const isServed = async (id: string) => isProjectId(id) && (await find(id))?.isEnabled === true
  return new Hono<Env>()
    .use('/activity/*', formHeaders)
    .get('/activity', async (c) => {
      const projectId = c.req.query('projectId') ?? ''
      if (!(await isServed(projectId))) return c.notFound()
      const token = c.req.query('token')
      if (token === undefined) return c.html(askingPage(languageOf(c), projectId))
      const link = linkToken.test(token) ? await findActivityLink(backend, token) : undefined
      if (link?.projectId !== projectId) return answerOver(c)
      return c.html(linkPage(link.language, token))
    })
    .post('/activity', ownForm, async (c) => {
      const form = await readForm(c)
      const projectId = form.get('projectId') ?? ''
      if (!(await isServed(projectId))) return c.notFound()
      const language = languageOf(c)
      try {
        const email = readEmail(form.get('email') ?? '')
        const userAgent = c.req.header('user-agent') ?? ''
        await askActivity(backend, { projectId, email, language, clientIp: c.get('clientIp'), userAgent })
      } catch (cause) {
        return answerFault(c, { cause, language, projectId })
      }
      return c.html(sentPage(language))
    })
    .post('/activity/link', ownForm, async (c) => {
      const token = (await readForm(c)).get('token') ?? ''
      const page = linkToken.test(token) ? await openActivity(backend, token, c.get('clientIp')) : undefined
      return page && (await isServed(page.projectId)) ? c.html(listPage(page)) : answerOver(c)
    })
    .post('/activity/older', ownForm, async (c) => {
      const page = await olderActivity(backend, (await readForm(c)).get('page') ?? '')
      return page && (await isServed(page.projectId)) ? c.html(listPage(page)) : answerOver(c)
    })
}

function languageOf(c: Context<Env>): MailLanguage {
  return mailLanguage(readLanguage(c.req.header('accept-language')))
}

function answerOver(c: Context<Env>): Response | Promise<Response> {
  c.set('outcome', 'over')
  return c.html(overPage(languageOf(c)), 404)
}

interface Fault {
  readonly cause: unknown
  readonly language: MailLanguage
  readonly projectId: string
}

/** The form again, with what was wrong. Throws what is no fault of the form. */
function answerFault(c: Context<Env>, { cause, language, projectId }: Fault): Response | Promise<Response> {
  if (!(cause instanceof Problem)) throw cause
  const [{ name }] = cause.reasons
  const texts = activityTexts[language]
  c.set('outcome', 'refused')
  if (name === 'invalid_email') return c.html(askingPage(language, projectId, texts.invalid), 400)
  const seconds = cause.headers['retry-after']
  if (seconds === undefined) throw cause
  const words = fill(texts.tooMany, { minutes: Math.ceil(Number(seconds) / 60) })
  return c.html(askingPage(language, projectId, words), 429, { 'retry-after': seconds })
}
