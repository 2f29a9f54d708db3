import { startRegistrationEndpoint } from '@oficio/contracts/professionals/documents'
import { startRegistration } from '@oficio/domain/professionals/documents/start-registration'
import { route } from '@/server/route'

export const POST = route(startRegistrationEndpoint, startRegistration)
