import type { Meta, Story } from '@/lib/story'
import { ReportQuestion } from './report-question'

export default { component: ReportQuestion, title: 'leads/reports/ReportQuestion' } satisfies Meta

type ReportQuestionStory = Story<typeof ReportQuestion>

export const Question: ReportQuestionStory = {
  args: { reportId: 'report', professionalName: 'Ramón Ledesma', token: 'abc.def', tappedAnswer: null },
}
export const TappedInTheMail: ReportQuestionStory = {
  args: {
    reportId: 'report',
    professionalName: 'Ramón Ledesma',
    token: 'abc.def',
    tappedAnswer: 'me-contacto',
  },
}
