import { answerReportEndpoint } from '@oficio/contracts/leads/reports'
import { answerReport } from '@oficio/domain/leads/reports/answer-report'
import { route } from '@/server/route'

export const POST = route(answerReportEndpoint, answerReport)
