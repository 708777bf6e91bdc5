import { html } from 'hono/html'
import type { Project } from '../projects/project.js'
import { type Html, page, pageHeader, state } from './layout.js'

/** Every project, and a form for a new one. */
export function projectsPage(projects: readonly Project[], token: string, fault?: string): Html {
  return page({
    title: 'Projects',
    style: '/admin/style.css',
    header: pageHeader(token),
    ...(fault === undefined ? {} : { fault }),
    body: html`<h1>Projects</h1>
      <section aria-label="Projects">
        ${
          projects.length === 0
            ? html`<p class="soft">There is no project yet. An app needs one to use this backend.</p>`
            : html`<ul>
                ${projects.map(projectLine)}
              </ul>`
        }
      </section>
      <section aria-labelledby="new">
        <h2 id="new">New project</h2>
        <form method="post" action="/admin/projects" class="fields">
          <input type="hidden" name="csrf" value="${token}" />
          <label>Name <input name="name" required maxlength="80" autocomplete="off" /></label>
          <label
            >First origin
            <input name="origin" placeholder="https://app.example.com" maxlength="300" autocomplete="off"
          /></label>
          <button class="main">Create project</button>
        </form>
      </section>`,
  })
}

function projectLine({ id, name, isEnabled, origins }: Project): Html {
  return html`<li>
    <span><a href="/admin/projects/${encodeURIComponent(id)}">${name}</a><br /><span class="id soft">${id}</span></span>
    <span class="soft">${origins.length} ${origins.length === 1 ? 'origin' : 'origins'}</span>
    ${state(isEnabled)}
  </li>`
}

/** Asks for the admin token. */
export function signInPage(fault?: string): Html {
  return page({
    title: 'Sign in',
    style: '/admin/style.css',
    ...(fault === undefined ? {} : { fault }),
    body: html`<h1>Sign in</h1>
      <form class="card" method="post" action="/admin/sign-in">
        <p class="soft">The token is what this backend was started with as <code>ADMIN_TOKEN</code>.</p>
        <div class="fields">
          <label
            >Admin token
            <input type="password" name="token" required autofocus autocomplete="current-password" maxlength="500" />
          </label>
          <button class="main">Sign in</button>
        </div>
      </form>`,
  })
}
