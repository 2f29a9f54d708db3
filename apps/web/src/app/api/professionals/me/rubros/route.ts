import { changeRubrosEndpoint } from '@oficio/contracts/professionals'
import { changeRubros } from '@oficio/domain/professionals/change-rubros'
import { route } from '@/server/route'

export const PUT = route(changeRubrosEndpoint, changeRubros)
