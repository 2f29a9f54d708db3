import { changeRubrosEndpoint } from '@oficio/contracts/professionals/rubros'
import { changeRubros } from '@oficio/domain/professionals/rubros/change-rubros'
import { route } from '@/server/route'

export const PUT = route(changeRubrosEndpoint, changeRubros)
