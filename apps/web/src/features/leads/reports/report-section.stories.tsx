import type { Meta, Story } from '@/lib/story'
import { sampleLeadView } from '../samples'
import { ReportSection } from './report-section'

export default { component: ReportSection, title: 'leads/reports/ReportSection' } satisfies Meta

type ReportSectionStory = Story<typeof ReportSection>

export const CanBeReported: ReportSectionStory = {
  args: { lead: sampleLeadView, reportUntil: '2026-12-02T12:00:00.000Z', isLive: true },
}
export const Pending: ReportSectionStory = {
  args: {
    lead: {
      ...sampleLeadView,
      report: { reason: 'wrong_number', status: 'pending', createdAt: '2026-11-28T12:00:00.000Z' },
    },
    reportUntil: null,
    isLive: true,
  },
}
export const ReturnedAutomatically: ReportSectionStory = {
  args: {
    lead: {
      ...sampleLeadView,
      report: {
        reason: 'wrong_number',
        status: 'returned_automatically',
        createdAt: '2026-11-28T12:00:00.000Z',
      },
    },
    reportUntil: null,
    isLive: true,
  },
}
export const ReturnedByAdmin: ReportSectionStory = {
  args: {
    lead: {
      ...sampleLeadView,
      report: { reason: 'wrong_number', status: 'returned_by_admin', createdAt: '2026-11-28T12:00:00.000Z' },
    },
    reportUntil: null,
    isLive: true,
  },
}
export const ReportRefused: ReportSectionStory = {
  args: {
    lead: {
      ...sampleLeadView,
      report: { reason: 'wrong_number', status: 'refused', createdAt: '2026-11-28T12:00:00.000Z' },
    },
    reportUntil: null,
    isLive: true,
  },
}
