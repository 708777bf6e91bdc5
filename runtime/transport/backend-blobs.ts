import { askService, type BackendDeps, type ServicePath } from './ask-service.js'
import { type BlobShape, readBlob } from './read-blob.js'
import type { BackendQuery } from './service-url.js'

/** Where a blob is, and what it must be. */
export interface BlobRoute extends ServicePath, BlobShape {}

/** The app's backend, as far as it gives files. */
export interface BackendBlobs {
  /** Reads a file. Throws the rows of `Backend.get`. */
  get(route: BlobRoute, query: BackendQuery, signal: AbortSignal): Promise<Blob>
}

/** Makes the client that reads files from a wiring's services. Nothing is contacted before a call. */
export function createBackendBlobs(deps: BackendDeps): BackendBlobs {
  return {
    get: (route, query, signal) => askService(deps, route, { query, tries: 3, read: readBlob(route) }, signal),
  }
}
