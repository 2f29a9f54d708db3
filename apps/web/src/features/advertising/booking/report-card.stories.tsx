import type { Meta, Story } from '@/lib/story'
import { ReportCard } from './report-card'

export default { component: ReportCard, title: 'advertising/booking/ReportCard' } satisfies Meta

type ReportCardStory = Story<typeof ReportCard>

export const SomeDays: ReportCardStory = {
  args: {
    report: {
      days: [
        { day: '2026-12-05', views: 410, clicks: 12 },
        { day: '2026-12-06', views: 520, clicks: 9 },
      ],
      views: 930,
      clicks: 21,
    },
  },
}
