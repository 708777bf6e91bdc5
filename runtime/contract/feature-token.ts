/**
 * Names a feature, or something that a feature provides, for all its users. `api` and `options` are never there: they
 * hold the types of what `Kit.use` and `Kit.options` give.
 */
export interface FeatureToken<Api, Options = unknown> {
  readonly id: string
  readonly api?: Api
  readonly options?: Options
}
