import { Problem } from '../http/problem.js'
import { analyticsFeature, projectFeatures } from './features.js'
import { needProject, type ProjectStore } from './project-store.js'

/** How a switch stands: on or off, and the providers where the feature has a list; `default` leaves it to the app. */
export type FeatureSwitch = 'default' | { readonly isEnabled: boolean; readonly providers?: readonly string[] }

/** Sets a switch of `/appkit/v1/config`, or `analytics`. Problem 400 for a feature or provider that does not exist. */
export async function setFeature(
  store: ProjectStore,
  id: string,
  feature: string,
  position: FeatureSwitch,
): Promise<void> {
  const offered = offeredBy(feature)
  if (!offered) {
    const known = [...Object.keys(projectFeatures), analyticsFeature].join(', ')
    throw new Problem(400, 'unknown_feature', `There is no feature ${feature.slice(0, 60)}. There are: ${known}`)
  }
  await needProject(store, id)
  if (position === 'default') {
    await store.db.deleteFrom('project_features').where('project_id', '=', id).where('feature', '=', feature).execute()
    return
  }
  const config = JSON.stringify(position.isEnabled ? chosenOf(feature, offered, position.providers) : [])
  const values = { enabled: position.isEnabled, config }
  await store.db
    .insertInto('project_features')
    .values({ project_id: id, feature, ...values })
    .onConflict((conflict) => conflict.columns(['project_id', 'feature']).doUpdateSet(values))
    .execute()
}

function offeredBy(feature: string): readonly string[] | undefined {
  if (feature === analyticsFeature) return []
  return Object.hasOwn(projectFeatures, feature) ? projectFeatures[feature] : undefined
}

/** Every provider of the feature where none was chosen. */
function chosenOf(feature: string, offered: readonly string[], chosen: readonly string[] = offered): readonly string[] {
  const wrong = chosen.find((provider) => !offered.includes(provider))
  if (wrong === undefined) return [...new Set(chosen)]
  const there = offered.length > 0 ? `It has: ${offered.join(', ')}` : 'It has none to choose from.'
  throw new Problem(400, 'unknown_provider', `${feature} has no provider ${wrong.slice(0, 60)}. ${there}`)
}
