import { healthEndpoint } from '@oficio/contracts/kernel/health'
import { route } from '@/server/route'

export const GET = route(healthEndpoint, async () => ({ status: 'ok' as const }))
