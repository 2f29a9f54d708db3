import type { Contributions } from '../kernel/ctx'
import { leadClosing } from './close-leads'
import {
  leadClosedEvent,
  leadConfirmedEvent,
  leadCountedEvent,
  leadReportDecidedBuilder,
  leadReportQuestionBuilder,
  leadTakenBuilder,
} from './events'
import { refundIdleMonthsClock } from './idle-months/refund-idle-months'
import { leadTables } from './personal-tables'
import { returnBouncedLeadsHandler, whenMailBounces } from './reports/return-bounced-leads'
import { leadFollowUps } from './taking/follow-ups'

/** Everything that the leads noun adds to the registry. */
export const leads = {
  jobs: [returnBouncedLeadsHandler],
  clock: [refundIdleMonthsClock],
  events: [
    leadTakenBuilder,
    leadReportQuestionBuilder,
    leadReportDecidedBuilder,
    leadConfirmedEvent,
    leadCountedEvent,
    leadClosedEvent,
  ],
  onBounce: [whenMailBounces],
  closing: [leadClosing],
  personalTables: leadTables,
  leadFollowUps,
} satisfies Contributions
