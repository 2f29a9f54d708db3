import { setCheckEndpoint } from '@oficio/contracts/professionals/checks'
import { setCheck } from '@oficio/domain/professionals/checks/set-check'
import { route } from '@/server/route'

export const PUT = route(setCheckEndpoint, setCheck)
