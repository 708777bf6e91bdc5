import type { Host } from '../core/host.js'

/** The parts of a host that reading from nodes uses: a page that is hidden ranks none. */
export type RpcHost = Pick<Host, 'clock' | 'http' | 'page' | 'log'>
