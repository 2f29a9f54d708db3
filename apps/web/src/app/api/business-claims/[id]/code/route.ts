import { mailClaimCodeEndpoint } from '@oficio/contracts/businesses/claims'
import { mailClaimCode } from '@oficio/domain/businesses/claiming/mail-claim-code'
import { route } from '@/server/route'

export const POST = route(mailClaimCodeEndpoint, mailClaimCode)
