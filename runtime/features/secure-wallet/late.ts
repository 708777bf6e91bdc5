import type { LateSlots } from '../../contract/kit.js'
import { frameRows } from '../../frame/error-rows.data.js'

/** The errors of the embedded wallet. */
export const slots: LateSlots = { errors: frameRows }
