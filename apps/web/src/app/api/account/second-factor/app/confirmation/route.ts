import { confirmAppEndpoint } from '@oficio/contracts/accounts/second-factor'
import { confirmApp } from '@oficio/domain/accounts/second-factor/set-up-app'
import { route } from '@/server/route'

export const POST = route(confirmAppEndpoint, confirmApp)
