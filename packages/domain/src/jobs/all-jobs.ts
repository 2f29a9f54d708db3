import { forgetSessions } from '../auth/forget-sessions'
import { anonymiseConsumerRequests } from '../consumer-requests/anonymise-consumer-requests'
import { returnBouncedLeadsJob } from '../leads/return-bounced-leads'
import { sendMailJob } from '../mail/send-mail'
import { forgetPurges } from '../pages/forget-purges'
import { removeUnusedPhotos } from '../photos/remove-unused-photos'
import { anonymiseRequests } from '../service-requests/anonymise-requests'
import { expireRequests, warnExpiring } from '../service-requests/expire-requests'
import { notifyProfessionalsJob, runDueWaves } from '../service-requests/notify-professionals'
import { asDefinition, type CronEntry, type JobDefinition } from './job'

/** Every job that the worker knows. */
export const allJobs: readonly JobDefinition[] = [
  asDefinition(sendMailJob),
  asDefinition(notifyProfessionalsJob),
  asDefinition(returnBouncedLeadsJob),
]

/** What the clock starts. Each of them may run twice or late without harm. */
export const cron: readonly CronEntry[] = [
  { name: 'run-due-waves', pattern: '* * * * *', run: runDueWaves },
  { name: 'expire-requests', pattern: '* * * * *', run: expireRequests },
  { name: 'warn-expiring', pattern: '*/10 * * * *', run: warnExpiring },
  { name: 'remove-unused-photos', pattern: '17 * * * *', run: removeUnusedPhotos },
  { name: 'forget-sessions', pattern: '53 5 * * *', run: forgetSessions },
  { name: 'forget-page-purges', pattern: '23 5 * * *', run: forgetPurges },
  { name: 'anonymise-requests', pattern: '41 6 * * *', run: anonymiseRequests },
  { name: 'anonymise-consumer-requests', pattern: '47 6 * * *', run: anonymiseConsumerRequests },
]
