import type { Contributions } from '../kernel/ctx'
import { leadClosing } from './close-leads'
import { refundIdleMonthsClock } from './idle-months/refund-idle-months'
import { leadReportDecidedBuilder, leadReportQuestionBuilder, leadTakenBuilder } from './mails'
import { leadTables } from './personal-tables'
import { returnBouncedLeadsHandler, whenMailBounces } from './reports/return-bounced-leads'
import { leadFollowUps } from './taking/follow-ups'

export const leads = {
  jobs: [returnBouncedLeadsHandler],
  clock: [refundIdleMonthsClock],
  mails: [leadTakenBuilder, leadReportQuestionBuilder, leadReportDecidedBuilder],
  onBounce: [whenMailBounces],
  closing: [leadClosing],
  personalTables: leadTables,
  leadFollowUps,
} satisfies Contributions
