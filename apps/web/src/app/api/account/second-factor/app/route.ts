import { removeAppEndpoint, startAppEndpoint } from '@oficio/contracts/accounts/second-factor'
import { removeApp, startApp } from '@oficio/domain/accounts/second-factor/set-up-app'
import { route } from '@/server/route'

export const POST = route(startAppEndpoint, startApp)
export const DELETE = route(removeAppEndpoint, removeApp)
