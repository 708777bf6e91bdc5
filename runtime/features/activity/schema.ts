import { z } from 'zod'
import { defineManifest } from '../../../schema/feature.js'
import { activityTabTexts } from './tab-texts.js'
import { activityTexts } from './texts.js'

/** The activity of the account, as the CLI sees it: its history, and what this app submitted. */
export const activity = defineManifest({
  id: 'activity',
  place: 8,
  title: 'Activity',
  requires: ['account', 'submissions'],
  namespaces: ['eip155'],
  views: { Transactions: 'views/activity/transactions' },
  late: true,
  texts: [activityTexts, activityTabTexts],
  css: 'activity.css',
  contacts: [
    {
      service: 'api',
      why: 'whether the project has it switched off',
      when: 'while the modal is open',
      isOptional: true,
    },
    { service: 'blockchain', why: 'past transactions of the account', when: 'while its activity is shown' },
    {
      service: 'images',
      why: 'pictures of tokens',
      when: 'while a transaction that moved one is shown',
      directive: 'img-src',
    },
  ],
  storage: [{ key: '@modal-kit/1/project', holds: 'which features the project has switched off, for five minutes' }],
  init: [{ flag: 'activity', comment: 'The transactions of the account, a tab of the account, from services.api.' }],
  switch: 'activity',
  flags: {
    /** Lists the transactions of the account, those of this app at once (SPEC §3). */
    activity: z.boolean().optional(),
  },
})
