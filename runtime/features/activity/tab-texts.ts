import type { TextBlock } from '../../core/words.js'

/** What the tab of the activity is called. */
export const activityTabTexts = { id: 'activityTab', words: { label: 'Activity' } } as const satisfies TextBlock
