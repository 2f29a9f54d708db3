import type { Meta, Story } from '@/lib/story'
import { sampleLeadReport, sampleNowMs } from '../samples'
import { ReportItem } from './report-item'

export default { component: ReportItem, title: 'leads/reports/ReportItem' } satisfies Meta

type ReportItemStory = Story<typeof ReportItem>

export const Pending: ReportItemStory = {
  args: { report: sampleLeadReport, nowMs: sampleNowMs, account: null },
}
export const ClientSaysOtherwise: ReportItemStory = {
  args: { report: { ...sampleLeadReport, answer: 'contacted' }, nowMs: sampleNowMs, account: null },
}
export const ReportRefused: ReportItemStory = {
  args: {
    report: {
      ...sampleLeadReport,
      status: 'refused',
      decidedAt: '2026-11-28T14:00:00.000Z',
      decisionNote: 'El cliente dice que hablaron.',
    },
    nowMs: sampleNowMs,
    account: null,
  },
}
