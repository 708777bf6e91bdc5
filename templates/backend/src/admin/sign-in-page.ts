import { html } from 'hono/html'
import { type Html, page } from './layout.js'

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
