import { renewRecoveryCodesEndpoint } from '@oficio/contracts/accounts/second-factor'
import { renewRecoveryCodes } from '@oficio/domain/accounts/second-factor/renew-recovery-codes'
import { route } from '@/server/route'

export const POST = route(renewRecoveryCodesEndpoint, renewRecoveryCodes)
