import { readyEndpoint } from '@oficio/contracts/operations'
import { getReadiness } from '@oficio/domain/kernel/jobs/get-readiness'
import { route } from '@/server/route'

export const GET = route(readyEndpoint, getReadiness)
