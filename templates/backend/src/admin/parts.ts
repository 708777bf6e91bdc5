import { html } from 'hono/html'
import type { Html } from './layout.js'

/** Links of the admin page, and the button that ends the session. */
export function pageHeader(token: string): Html {
  return html`<a href="/admin">Projects</a><a href="/health">Health</a>
    <form method="post" action="/admin/sign-out">
      <input type="hidden" name="csrf" value="${token}" /><button>Sign out</button>
    </form>`
}

/** Says whether a project or a switch is on. */
export function state(isOn: boolean): Html {
  return isOn ? html`<span class="state">On</span>` : html`<span class="state" data-off>Off</span>`
}
