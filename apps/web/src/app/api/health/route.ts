import { healthEndpoint } from '@oficio/contracts/operations'
import { route } from '@/server/route'

export const GET = route(healthEndpoint, async () => ({ status: 'ok' as const }))
