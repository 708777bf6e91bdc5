import { html } from 'hono/html'
import type { EventCount } from '../analytics/store-events.js'
import type { Limits } from '../limits/limits.data.js'
import { alwaysTold, analyticsFeature, projectFeatures } from '../projects/features.js'
import type { Project } from '../projects/project.js'
import { type Html, page, pageHeader, state } from './layout.js'

/** What the page of a project shows. */
export interface ProjectPage {
  readonly project: Project
  /** For kinds that the project has no limit of its own for. */
  readonly defaults: Limits
  /** Of the last days. */
  readonly events: readonly EventCount[]
  readonly token: string
  readonly fault?: string
}

/** One project with everything that can be changed about it. */
export function projectPage({ project, defaults, events, token, fault }: ProjectPage): Html {
  const at = `/admin/projects/${encodeURIComponent(project.id)}`
  const send = (action: string, fields: Html, className = 'row'): Html =>
    html`<form method="post" action="${at}/${action}" class="${className}">
      <input type="hidden" name="csrf" value="${token}" />${fields}
    </form>`
  return page({
    title: project.name,
    style: '/admin/style.css',
    header: pageHeader(token),
    ...(fault === undefined ? {} : { fault }),
    body: html`<h1>${project.name}</h1>
      <section aria-label="Project">
        <div class="row"><span>Project id<br /><code>${project.id}</code></span>${state(project.isEnabled)}</div>
        ${send(
          'rename',
          html`<label>Name <input name="name" value="${project.name}" required maxlength="80" /></label
            ><button>Rename</button>`,
        )}
      </section>
      <section aria-labelledby="origins">
        <h2 id="origins">Origins</h2>
        <ul>
          ${project.origins.map(
            (origin) =>
              html`<li>
                <code>${origin}</code>${send(
                  'remove-origin',
                  html`<input type="hidden" name="origin" value="${origin}" /><button aria-label="Remove ${origin}">
                      Remove
                    </button>`,
                )}
              </li>`,
          )}
        </ul>
        ${send(
          'add-origin',
          html`<label
              >Origin or pattern <input name="origin" required placeholder="https://*.example.com" maxlength="300" /></label
            ><button>Add origin</button>`,
        )}
      </section>
      <section aria-labelledby="features">
        <h2 id="features">Features</h2>
        ${[...alwaysTold, analyticsFeature].map((id) => send('feature', featureFields(project, id)))}
        <details>
          <summary>Features of newer apps, off unless set</summary>
          ${Object.keys(projectFeatures)
            .filter((id) => !alwaysTold.includes(id))
            .map((id) => send('feature', featureFields(project, id)))}
        </details>
      </section>
      <section aria-labelledby="limits">
        <h2 id="limits">Requests a minute</h2>
        ${Object.entries(defaults).map(([kind, limit]) => {
          const own = project.limits.find((row) => row.kind === kind)
          return send(
            'limit',
            html`<input type="hidden" name="kind" value="${kind}" />
              <label>${kind}, whole project <input name="perMinute" inputmode="numeric" value="${own?.perMinute ?? ''}" placeholder="${limit.perMinute}" /></label>
              <label>${kind}, one address <input name="perIpMinute" inputmode="numeric" value="${own?.perIpMinute ?? ''}" placeholder="${limit.perIpMinute}" /></label>
              <button>Set ${kind}</button>`,
            'fields',
          )
        })}
        <p class="soft">Empty fields: the backend's own limits, which stand in them.</p>
      </section>
      <section aria-labelledby="events">
        <h2 id="events">Events of the last 7 days</h2>
        ${
          events.length === 0
            ? html`<p class="soft">None came.</p>`
            : html`<ul>
                ${events.map(
                  ({ day, event, count }) =>
                    html`<li><code>${event}</code><span class="soft">${day}</span><span>${count}</span></li>`,
                )}
              </ul>`
        }
      </section>
      <section aria-labelledby="danger">
        <h2 id="danger">Turn off or delete</h2>
        ${send(
          project.isEnabled ? 'disable' : 'enable',
          html`<span class="soft">${project.isEnabled ? 'When it is off, every call of its apps is refused.' : 'Its apps work again.'}</span
            ><button>${project.isEnabled ? 'Turn off' : 'Turn on'}</button>`,
        )}
        ${send(
          'delete',
          html`<label>To delete it, write its id <input name="confirm" autocomplete="off" required /></label
            ><button class="risky">Delete project</button>`,
        )}
      </section>`,
  })
}

function featureFields(project: Project, id: string): Html {
  const offered = projectFeatures[id] ?? []
  const own = project.features.find((feature) => feature.id === id)
  const position = own === undefined ? 'default' : positionOf(own.isEnabled)
  const option = (value: string, words: string) =>
    html`<option value="${value}" ${value === position ? 'selected' : ''}>${words}</option>`
  return html`<input type="hidden" name="feature" value="${id}" />
    <label
      >${id}
      <select name="position">
        ${option('default', defaultWords(id))} ${option('on', 'On')}
        ${option('off', 'Off')}
      </select></label
    >
    ${
      offered.length === 0
        ? ''
        : html`<label
            >Of: ${offered.join(', ')}
            <input name="providers" value="${own?.config?.join(', ') ?? ''}" placeholder="all" maxlength="300" autocomplete="off"
          /></label>`
    }
    <button aria-label="Set ${id}">Set</button>`
}

function defaultWords(id: string): string {
  if (id === analyticsFeature) return 'Not set: on'
  return alwaysTold.includes(id) ? 'Not set: up to the app' : 'Not set: off'
}

function positionOf(isEnabled: boolean): string {
  return isEnabled ? 'on' : 'off'
}
