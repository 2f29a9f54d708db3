import { resetSecondFactorEndpoint } from '@oficio/contracts/admin/user-decisions'
import { resetSecondFactor } from '@oficio/domain/admin/users/reset-second-factor'
import { route } from '@/server/route'

export const POST = route(resetSecondFactorEndpoint, resetSecondFactor)
