import { openDeviceEndpoint } from '@oficio/contracts/accounts/endpoints'
import { route } from '@/server/route'

export const POST = route(openDeviceEndpoint, async () => ({ success: true as const }))
