import { readyEndpoint } from '@oficio/contracts/kernel/health'
import { getReadiness } from '@oficio/domain/kernel/jobs/get-readiness'
import { route } from '@/server/route'

export const GET = route(readyEndpoint, getReadiness)
